package org.shbangzero.evaluate.cli.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import org.shbangzero.core.InputException;
import org.slf4j.LoggerFactory;

/**
 * Requests from another program: one line each, fields separated by tabs, answered in order and flushed one by one. Every
 * line is a request, an empty one too, so that answers can be counted. One that fails is answered by a line
 * {@code error: …}, and the rest goes on.
 */
final class LineProtocol {
    private final String form;
    private final int fieldsAtLeast;
    private final int fieldsAtMost;
    private final String end;

    /**
     * Describes the requests and the end of an answer.
     *
     * @param form the fields as help and messages name them, e.g. {@code game fen depth}
     * @param fieldsAtLeast how many of the fields must be there, from the first on
     * @param end what follows each answer, errors included: empty, or a line end
     */
    LineProtocol(String form, int fieldsAtLeast, String end) {
        this.form = form;
        this.fieldsAtLeast = fieldsAtLeast;
        this.fieldsAtMost = form.split(" ").length;
        this.end = end;
    }

    /** Answers one request. */
    @FunctionalInterface
    interface Answerer {
        /**
         * Gives the answer: lines, each with its line end.
         *
         * @param fields to the letter, since a blank at either end of a FEN is a fault of the FEN; absent ones are empty
         * @throws InputException for a request that is wrong
         */
        String answer(String[] fields);
    }

    /** Answers until the input ends, or nobody reads the answers any more. */
    void serve(InputStream in, PrintWriter out, Answerer answerer) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        String line = reader.readLine();
        while (line != null) {
            out.print(answerOrError(line, answerer) + end);
            if (out.checkError()) {
                return;
            }
            line = reader.readLine();
        }
    }

    private String answerOrError(String line, Answerer answerer) {
        try {
            return answerer.answer(fields(line));
        } catch (InputException e) {
            return "error: " + oneLine(e.getMessage()) + "\n";
        } catch (RuntimeException e) {
            // A fault of ours in one request must not cost the caller the others.
            LoggerFactory.getLogger(LineProtocol.class).error("request failed: {}", line, e);
            return "error: internal error: " + oneLine(e.toString()) + "\n";
        }
    }

    private String[] fields(String line) {
        String[] given = line.split("\t", -1);
        if (given.length < fieldsAtLeast || given.length > fieldsAtMost) {
            throw new InputException(
                    "expected fields separated by tabs: " + form + "; found " + given.length + " in '" + line + "'");
        }
        String[] fields = new String[fieldsAtMost];
        for (int i = 0; i < fieldsAtMost; i++) {
            fields[i] = i < given.length ? given[i] : "";
        }
        return fields;
    }

    private static String oneLine(String message) {
        return message.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]+", " ");
    }
}
