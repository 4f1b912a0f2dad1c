import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import { type Config, readConfig } from './core/config';
import { requestSeconds } from './core/health.controller';
import { installBodies, SMALL_BODY } from './core/http/body';
import { installPages } from './core/http/pages';
import { LOG } from './core/log';
import { openApi } from './core/openapi';
import { seed } from './db/seed/seed';

const BODY_TIMEOUT_MS = 60_000;

/** A path that cannot be decoded is cut where it breaks and leads nowhere, by the same way as any unknown one. */
function readableUrl({ url = '/' }: { url?: string }): string {
  const path = url.split('?')[0]!;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return `${path.slice(0, path.indexOf('%'))}!`;
  }
}

export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: SMALL_BODY,
    trustProxy: config.TRUST_PROXY,
    forceCloseConnections: 'idle',
    requestTimeout: BODY_TIMEOUT_MS,
    exposeHeadRoutes: false,
    routerOptions: { querystringParser: () => ({}) },
    rewriteUrl: readableUrl,
  } as never);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    bodyParser: false,
    logger: ['error', 'warn', 'fatal'],
    abortOnError: false,
  });
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  const log = app.get<Logger>(LOG);
  installBodies(fastify);
  installHeaders(fastify, config);
  installLog(fastify, log);
  await installPages(fastify);
  SwaggerModule.setup('api/docs', app, () => openApi() as never, { jsonDocumentUrl: 'api/docs-json' });
  await app.init();
  app.enableShutdownHooks();
  return app;
}

function installHeaders(fastify: FastifyInstance, config: Config): void {
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.NODE_ENV === 'production',
    crossOriginOpenerPolicy: config.NODE_ENV === 'production',
    originAgentCluster: false,
  });
  fastify.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done) => {
    protect(request.raw, reply.raw, (error) => {
      done(error as Error | undefined);
    });
  });
}

function installLog(fastify: FastifyInstance, log: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requestSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    log.debug(
      {
        request_id: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await createApp(config);
  if (config.DEMO) await seed(app);
  await app.listen(config.PORT, config.HOST);
  process.stdout.write(
    `listening on ${(await app.getUrl()).replace('[::1]', '127.0.0.1').replace('0.0.0.0', '127.0.0.1')}\n`,
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (process.env.LOG_LEVEL === 'debug') process.stderr.write(`${(error as Error).stack ?? ''}\n`);
  process.exit(1);
});
