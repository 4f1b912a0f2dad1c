import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Begun, beginTrace, FAILED, stopTracing, within } from '../tracing/tracing';

/**
 * A trace for each request, by route; its id is the `trace_id` of the request's log line. A `traceparent` of a client is not
 * read: it would let visitors decide what is recorded.
 */
export function installRequestTrace(fastify: FastifyInstance): void {
  const begun = new WeakMap<FastifyRequest, Begun>();
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? 'none';
    const trace = beginTrace(`${method} ${route}`, {
      'http.request.method': method,
      'http.route': route,
      request_id: id,
    });
    if (!trace) {
      done();
      return;
    }
    begun.set(request, trace);
    request.traceId = trace.span.spanContext().traceId;
    within(trace, done);
  });
  // Reading a body leaves the asynchronous context of the hook above.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const trace = begun.get(request);
    if (trace) within(trace, done);
    else done();
  });
  fastify.addHook('onResponse', (request, { statusCode }, done) => {
    const span = begun.get(request)?.span;
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: FAILED });
    span?.end();
    done();
  });
  fastify.addHook('onClose', () => stopTracing());
}

declare module 'fastify' {
  interface FastifyRequest {
    traceId?: string;
  }
}
