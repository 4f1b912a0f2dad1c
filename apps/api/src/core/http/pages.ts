import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const here = dirname(fileURLToPath(import.meta.url));
const dist = (app: string) => join(here, '..', '..', app, 'dist');

/** Serves the builds of both web apps: hashed files cached for a year, HTML never; brotli when a compressed file exists. */
export async function installPages(fastify: FastifyInstance): Promise<void> {
  for (const [app, prefix] of [
    ['admin-web', '/admin/'],
    ['holder-web', '/'],
  ] as const) {
    const root = dist(app);
    if (!existsSync(root)) continue;
    await fastify.register(fastifyStatic, {
      root,
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
  }
  // QR codes of certificates are printed; the page is one of the holder app.
  fastify.get('/verify/:id', (request, reply) =>
    reply.redirect(`/#/verify/${encodeURIComponent((request.params as { id: string }).id)}`),
  );
  fastify.get('/admin', (_request, reply) => reply.redirect('/admin/'));
}
