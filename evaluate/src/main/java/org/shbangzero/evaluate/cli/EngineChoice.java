package org.shbangzero.evaluate.cli;

import picocli.CommandLine.Option;

/** What thinks, as a group of options of which exactly one is given. */
final class EngineChoice {
    @Option(
            names = {"-n", "--net"},
            paramLabel = "FILE",
            description = "The network: a .onnx file, a checkpoint's folder, or RUN@best, RUN@latest, RUN@3.")
    String network;

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description = "What thinks without a network: uniform (the search alone) or alphabeta (to depth 5).")
    BuiltInEngine builtIn;
}
