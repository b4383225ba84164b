package org.shbangzero.selfplay.config;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The value of a key that a config file leaves out, as YAML: {@code 64}, {@code gumbel}, {@code [random]}. A key without
 * a default must be given. A nested record needs none: its own components have theirs.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Default {
    String value();
}
