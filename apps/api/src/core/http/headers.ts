import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config';

/** What pages of ours never ask a browser for. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Headers of every answer, pinned by `headers.db.spec.ts`. Styles may stand in the page because react-admin's do; scripts
 * may not. What only holds behind TLS is left out on plain http, where it would lock a browser out.
 */
export function installHeaders(fastify: FastifyInstance, config: Config): void {
  const secure = config.NODE_ENV === 'production';
  // Browsers with credentials of their own write into the bucket.
  const bucket = config.S3_ROLE_ARN ? [new URL(config.S3_ENDPOINT!).origin] : [];
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        connectSrc: ["'self'", ...bucket],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: false,
  });
  const permissions = PERMISSIONS.map((name) => `${name}=()`).join(', ');
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    reply.raw.setHeader('permissions-policy', permissions);
    protect(request.raw, reply.raw, (error) => {
      done(error as Error | undefined);
    });
  });
}
