package org.shbangzero.evaluate.play;

import io.javalin.http.Context;
import io.javalin.http.ForbiddenResponse;
import io.javalin.http.UnsupportedMediaTypeResponse;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Keeps other web sites out. A page elsewhere can send requests to this machine, and by a name of its own that it lets point here
 * (DNS rebinding) even read the answers. So the name under which the server is addressed must be one of this machine's, what changes
 * something must come from our own page, and no other page may show or embed ours.
 */
final class RequestGuard {
    private static final String CONTENT_SECURITY_POLICY = "default-src 'none'; script-src 'self'; style-src 'self';"
            + " img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final IntSupplier port;

    /** @param port on which the server listens, as soon as it does */
    RequestGuard(IntSupplier port) {
        this.port = port;
    }

    /** Refuses a request that another site may have caused. */
    void check(Context request) {
        protect(request);
        String host = request.header("Host");
        List<String> hosts = List.of("127.0.0.1:" + port.getAsInt(), "localhost:" + port.getAsInt());
        if (host == null || !hosts.contains(host)) {
            throw new ForbiddenResponse("this server answers to " + String.join(" and ", hosts));
        }
        String origin = request.header("Origin");
        if (origin != null && !origin.equals("http://" + host)) {
            throw new ForbiddenResponse("requests of other pages are refused");
        }
        boolean isPost = request.method().name().equals("POST");
        if (isPost && !isJson(request.header("Content-Type"))) {
            throw new UnsupportedMediaTypeResponse("expected the content type application/json");
        }
    }

    /** A form of another site cannot have this type without asking first. */
    private static boolean isJson(String contentType) {
        return contentType != null && contentType.split(";")[0].strip().equalsIgnoreCase("application/json");
    }

    private static void protect(Context response) {
        response.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
        response.header("Cross-Origin-Resource-Policy", "same-origin");
        response.header("X-Content-Type-Options", "nosniff");
        response.header("Referrer-Policy", "no-referrer");
        response.header("Cache-Control", "no-store");
    }
}
