import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config';

/** Browser features our pages never use. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Headers of every answer, pinned by `headers.db.spec.ts`. Inline styles are allowed because react-admin uses them; inline
 * scripts are not. Headers that need TLS are left out on plain http, where they would make the site unreachable.
 */
export function headersOf(config: Config): Record<string, string> {
  const secure = config.NODE_ENV === 'production';
  // Browsers with upload credentials write into the bucket.
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
  // All values are constant: helmet is asked for them once.
  const headers = new Map([['permissions-policy', PERMISSIONS.map((name) => `${name}=()`).join(', ')]]);
  const collect = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: () => undefined,
  };
  protect({} as never, collect as never, (error) => {
    if (error) throw error as Error;
  });
  return Object.fromEntries(headers);
}

/** Sets the headers on every answer that has a route, or is told to have none. */
export function installHeaders(fastify: FastifyInstance, all: Readonly<Record<string, string>>): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    // Not of `reply.raw`: Node then checks each header twice, 2 % of a scan's time.
    void reply.headers(all);
    done();
  });
}
