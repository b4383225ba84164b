package org.shbangzero.selfplay.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A key, or a whole section, that may have another value when a run is resumed: it decides how long or how fast a run
 * goes, or how it is measured, but not what its games and networks are. Such keys are not part of the config's hash.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface MayChange {}
