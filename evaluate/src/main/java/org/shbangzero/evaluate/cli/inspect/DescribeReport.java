package org.shbangzero.evaluate.cli.inspect;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.shbangzero.evaluate.cli.inspect.NetworkDescription.Plane;
import org.shbangzero.evaluate.cli.inspect.NetworkDescription.Policy;
import org.shbangzero.evaluate.cli.inspect.NetworkDescription.Values;
import org.shbangzero.selfplay.onnx.OnnxDescription;

/** Prints a network's description for people. */
final class DescribeReport {
    private final PrintWriter out;

    DescribeReport(PrintWriter out) {
        this.out = out;
    }

    void print(NetworkDescription network) {
        OnnxDescription onnx = network.onnx();
        line("file", network.file());
        line("size", count(onnx.bytes()) + " bytes");
        line("SHA-256", onnx.sha256());
        line("game", network.game());
        line("usable", network.refusal() == null ? "yes" : "no: " + network.refusal());
        if (onnx.metadata().containsKey("variant")) {
            line("variant", onnx.metadata().get("variant") + ", made of float32; the metadata say how it compares");
        }
        line("planes", network.planes().layout());
        line("policy", policy(network.policy()));
        onnx.inputs().forEach(value -> line("input", value.toString()));
        onnx.outputs().forEach(value -> line("output", value.toString()));
        line("weights", join(onnx.weights(), (type, number) -> count(number) + " " + type));
        line("operators", join(onnx.operators(), (operator, number) -> number + " " + operator));
        line(
                "ONNX",
                "version " + onnx.irVersion() + ", operators of "
                        + join(onnx.operatorSets(), (domain, version) -> domain + " " + version));
        line("producer", onnx.producer().isEmpty() ? "unknown" : onnx.producer());
        metadata(onnx.metadata());
        planes(network.planes().planes());
    }

    private static String policy(Policy policy) {
        return policy.layout()
                + (policy.planes() == null ? "" : ", " + policy.planes() + " planes of 64: index = plane * 64 + from");
    }

    private void metadata(Map<String, String> metadata) {
        out.println();
        out.println("metadata");
        int width = metadata.keySet().stream().mapToInt(String::length).max().orElse(0);
        metadata.forEach((key, value) -> out.println("  " + padded(key, width) + "  " + value));
    }

    private void planes(List<Plane> planes) {
        if (planes.isEmpty()) {
            return;
        }
        out.println();
        out.println("planes, from the view of the side to move");
        int width =
                planes.stream().mapToInt(plane -> plane.name().length()).max().orElse(0);
        for (Plane plane : planes) {
            out.println(String.format(Locale.ROOT, "  %2d  ", plane.index()) + padded(plane.name(), width) + "  "
                    + words(plane.values()));
        }
    }

    private static String words(Values values) {
        return switch (values) {
            case BINARY -> "0 or 1 on each square";
            case DIGIT -> "0 to 15, divided by 15, on each square";
            case CONSTANT -> "one value from 0 to 1 on all squares";
        };
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private interface Entry<T> {
        String text(String key, T value);
    }

    private static <T> String join(Map<String, T> map, Entry<T> entry) {
        return map.entrySet().stream()
                .map(each -> entry.text(each.getKey(), each.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    private void line(String label, String text) {
        out.println(padded(label, 11) + " " + text);
    }
}
