import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { requestSeconds } from '../metrics/metrics';

/** Header with the id of a request, in and out. */
export const REQUEST_ID = 'x-request-id';

/** The id a proxy gave the request, if it looks like one; else a random one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Answers every request with its id, and logs and measures it by route, never with its query, body, headers or cookies. */
export function installRequestLog(fastify: FastifyInstance, log: Logger, level: 'info' | 'debug'): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID, request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    requestSeconds.observe({ method, route, status }, elapsedTime / 1000);
    const ids = { request_id: request.id, ...(request.traceId ? { trace_id: request.traceId } : {}) };
    log[level]({ ...ids, method, route, status, ms: Math.round(elapsedTime) }, 'request');
    done();
  });
}
