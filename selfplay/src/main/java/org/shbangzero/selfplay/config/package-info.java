/**
 * Strict settings: YAML files and command-line options are read into records whose components say, by annotation, what
 * each key means and which values it takes. Every problem is reported at once, and the resolved settings can be written
 * back as YAML.
 */
package org.shbangzero.selfplay.config;
