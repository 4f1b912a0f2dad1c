import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { installFrontPage } from './front-page';
import { storeWhenRoom } from './stored-assets';

const here = dirname(fileURLToPath(import.meta.url));
const dist = (app: string) => join(here, '..', '..', app, 'dist');

/** Status codes of paths that the server of files refuses. */
const NO_FILE: readonly unknown[] = [400, 403];

/**
 * Serves the builds of both web apps: hashed files cached for a year, HTML never; brotli when a compressed file exists. In
 * production also the hashed files of other releases, which `storeWhenRoom` stores.
 */
export async function installPages(fastify: FastifyInstance, config: Config): Promise<void> {
  for (const [app, prefix] of [
    ['admin-web', '/admin/'],
    ['holder-web', '/'],
  ] as const) {
    const root = dist(app);
    if (!existsSync(root)) continue;
    const stored = join(config.DATA_DIR, 'web', app);
    const isProduction = config.NODE_ENV === 'production';
    if (isProduction) await storeWhenRoom(join(root, 'assets'), stored);
    if (app === 'holder-web') installFrontPage(fastify, join(root, 'index.html'), config);
    await fastify.register(async (scope) => {
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        // `//name`, a zero byte or a name of 300 letters cannot be a file's: an unknown address like any other.
        if (NO_FILE.includes(error.statusCode)) return reply.callNotFound();
        return fastify.errorHandler(error, request, reply);
      });
      await scope.register(fastifyStatic, {
        root: isProduction ? [root, stored] : root,
        prefix,
        decorateReply: false,
        index: ['index.html'],
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const hashed = path.includes('/assets/');
          void reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      });
    });
  }
  // QR codes of certificates are printed; the page is one of the holder app.
  fastify.get('/verify', (_request, reply) => reply.redirect('/#/verify'));
  fastify.get('/verify/:id', (request, reply) =>
    reply.redirect(`/#/verify/${encodeURIComponent((request.params as { id: string }).id)}`),
  );
  fastify.get('/admin', (_request, reply) => reply.redirect('/admin/'));
}
