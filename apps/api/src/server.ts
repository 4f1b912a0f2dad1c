import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { NotFoundException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { setHolidays } from '@ipw/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import { rotateCodeKey } from './code';
import { verifyAudit } from './core/audit/verify-command';
import { backup } from './core/backup/backup';
import { restore, verifyBackup } from './core/backup/commands';
import { type Config, readConfig, readSettings } from './core/config';
import {
  adminCreate,
  demoRemove,
  keysCheck,
  keysInit,
  keysRotate,
  migrateCommand,
} from './core/install/commands';
import { HttpAdapter } from './core/http/adapter';
import { HealthService } from './core/health/health.service';
import { readAnswers } from './core/openapi/answers';
import { installBodies, SMALL_BODY } from './core/http/body';
import { interceptCalls } from './core/http/call-interceptors';
import { EnvelopeInterceptor } from './core/access/envelope.interceptor';
import { headersOf, installHeaders } from './core/http/headers';
import { installPages } from './core/http/pages';
import { installRequestLog, REQUEST_ID, requestIdOf } from './core/http/request-log';
import { installRequestTrace } from './core/http/request-trace';
import { CreationLimitInterceptor } from './core/limit/creation-limit.interceptor';
import { LOG, openLog } from './core/log';
import { requireDataDir } from './core/setting-files';
import { ShutdownService } from './core/shutdown.service';
import { measureProcess } from './core/metrics/metrics';
import { startTracing } from './core/tracing/tracing';
import { openApi } from './core/openapi/openapi';
import { indexAllIps } from './ip';
import { ExcludeOperatorsInterceptor, PageErrorFilter } from './public';
import { bucketFailure } from './core/providers/bucket-outage';
import { fullDatabaseLine } from './core/db/outage';
import { fullDiskLine, unlessFull } from './core/disk/disk';
import { seed } from './db/seed/seed';

/** Command-line commands; each returns an exit code. */
const COMMANDS: Readonly<Record<string, (config: Config, args: string[]) => Promise<number>>> = {
  'admin:create': adminCreate,
  'audit:verify': verifyAudit,
  backup,
  'backup:verify': (config, args) => verifyBackup(config, args, boot),
  'demo:remove': demoRemove,
  'keys:check': keysCheck,
  'keys:init': keysInit,
  'keys:rotate': (config, args) => keysRotate(config, args, rotateCodeKey),
  migrate: (config) => migrateCommand(config, indexAllIps),
  restore: (config, args) => restore(config, args, boot),
};

/** Routes have no JSON schemas: bodies are validated by what the calls declare, and Fastify's compilers are not in the bundle. */
function refuseSchema(): never {
  throw new Error('a route has a schema');
}

/** Starts and ends the product without serving: it migrates the database, raises the numbers of batches, repeats closures. */
async function boot(settings: Record<string, string>): Promise<void> {
  // A trial is refused nothing and migrates; the sandboxes of the providers are not called.
  const trial = {
    NODE_ENV: 'development',
    DEMO: '0',
    ROLE: 'web',
    LOG_LEVEL: 'error',
    METRICS_PORT: '',
    ANCHORS_TO: '',
  };
  Object.assign(process.env, trial, settings);
  const app = await createApp(readConfig(process.env));
  await app.close();
}

const BODY_TIMEOUT_MS = 60_000;

async function createApp(config: Config): Promise<NestFastifyApplication> {
  setHolidays(config.OPERATOR_HOLIDAYS);
  await startTracing(config, openLog(config.LOG_LEVEL));
  const headers = headersOf(config);
  const adapter = new HttpAdapter({
    bodyLimit: SMALL_BODY,
    trustProxy: config.TRUST_PROXY,
    forceCloseConnections: 'idle',
    requestTimeout: BODY_TIMEOUT_MS,
    genReqId: requestIdOf,
    exposeHeadRoutes: false,
    // QR codes of labels are in capitals; people add a slash at the end of page addresses.
    rewriteUrl: ({ url = '' }) => url.replace(/^\/S\//, '/s/').replace(/^(\/ip\/[^/?]+)\/(?=$|\?)/, '$1'),
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    routerOptions: { querystringParser: () => ({}), maxParamLength: 250 },
    // Paths the router refuses itself (undecodable ones) are answered like unknown paths; no hook runs for them.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers({ ...headers, [REQUEST_ID]: request.id });
      app.get(PageErrorFilter).catch(new NotFoundException(), new ExecutionContextHost([request, reply]));
    },
  } as never);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule, adapter, {
    bodyParser: false,
    // `main` reports a failed start once, in one line.
    logger: false,
    abortOnError: false,
  });
  interceptCalls(app, [EnvelopeInterceptor, CreationLimitInterceptor, ExcludeOperatorsInterceptor]);
  const fastify = adapter.getInstance() as unknown as FastifyInstance;
  const log = app.get<Logger>(LOG);
  installBodies(fastify);
  installHeaders(fastify, headers);
  installRequestTrace(fastify);
  // A trial's log is a file without rotation.
  installRequestLog(fastify, log, config.NODE_ENV === 'production' ? 'info' : 'debug');
  await installPages(fastify, config);
  SwaggerModule.setup('api/docs', app, () => openApi(readAnswers()) as never, {
    jsonDocumentUrl: 'api/docs-json',
  });
  await app.init();
  app.useLogger(['error', 'warn', 'fatal']);
  app.get(ShutdownService).on(app, config.DRAIN_SECONDS, log);
  return app;
}

/** Lets V8 optimize: what a start runs is used too briefly to earn it (`compiled.ts`). */
const optimize = () => setFlagsFromString('--opt');

async function run(): Promise<void> {
  const [name, ...args] = process.argv.slice(2);
  if (name !== undefined) {
    const command = COMMANDS[name];
    if (!command) throw new Error(`unknown command ${name}; commands: ${Object.keys(COMMANDS).join(', ')}`);
    optimize();
    process.exitCode = await command(readSettings(process.env), args);
    return;
  }
  // Without room for the log, which standard output may be, the product runs.
  process.stdout.on('error', unlessFull);
  const config = readConfig(process.env);
  requireDataDir(config.DATA_DIR);
  measureProcess();
  const app = await createApp(config);
  const log = app.get<Logger>(LOG);
  unexpected = (err, event) => {
    log.fatal({ err }, event);
    process.exit(1);
  };
  if (config.DEMO) {
    optimize();
    await seed(app);
  }
  if (config.ROLE !== 'worker') await listen(app, config);
  optimize();
  app.get(HealthService).start();
  if (config.ROLE === 'worker') {
    process.stdout.write('working\n');
    return;
  }
  process.stdout.write(
    `listening on ${(await app.getUrl()).replace('[::1]', '127.0.0.1').replace('0.0.0.0', '127.0.0.1')}\n`,
  );
}

async function listen(app: NestFastifyApplication, { PORT, HOST }: Config): Promise<void> {
  try {
    await app.listen(PORT, HOST);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'another program listens there' : String(code);
    throw new Error(`configuration: cannot listen at ${HOST}:${String(PORT)} (${why}): set PORT or HOST`, {
      cause: error,
    });
  }
}

/** Ends the process with the reason in one line. */
function fail(error: unknown): never {
  const reason =
    bucketFailure(error) ??
    fullDiskLine(error) ??
    fullDatabaseLine(error) ??
    (error instanceof Error ? error.message : String(error));
  process.stderr.write(`${reason}\n`);
  if (process.env.LOG_LEVEL === 'debug')
    process.stderr.write(`${(error as Error | undefined)?.stack ?? ''}\n`);
  process.exit(1);
}

/** What nobody catches. Node would print all of the error, including a statement's values, and a line of the bundle, up to 1 MB. */
let unexpected: (error: unknown, event: string) => void = fail;

/** The program: the command that is named, or the server. */
export async function main(): Promise<void> {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => unexpected(error, event));
  await run().catch(fail);
}
