import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Inject,
  NotFoundException,
} from '@nestjs/common';
import { type ErrorName, type FieldError, languageOf, waitWords } from '@ipw/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isOutage } from '../db/outage';
import { DomainError, validationError } from '../errors/domain-error';
import { isBucketOutage } from '../providers/bucket-outage';
import { diskFull, isDiskFull } from '../disk/disk';
import { translate, translateFieldError } from '../i18n';
import { LOG } from '../log';
import { type Context, contextOf } from '../http/context';

/** Refusals that may indicate an attack; logged even when requests are not. */
const EVENTS: readonly ErrorName[] = [
  'FORBIDDEN',
  'NO_ACCESS',
  'PASSWORD',
  'BUSINESS_PASSWORD_WRONG',
  'LOCKED',
  'SIGNATURE',
  'TOKEN_ILLEGAL',
  'REVEALS_USED',
  'FILES_USED',
];

/** Headers that describe a file or a part of it, beside its type and length, which every answer sets. */
const OF_A_FILE = ['accept-ranges', 'content-disposition', 'content-range', 'etag'];

/** Turns every error into the data API's envelope or the console's error body. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const context = contextOf(request);
    if (!context.caller)
      context.language = languageOf(request.headers['accept-language']) ?? context.language;
    const error = toDomainError(thrown);
    if (error.reason === 'INTERNAL')
      this.log.error({ request_id: context.requestId, err: thrown }, 'request failed');
    if (error.reason === 'BUSY' && error !== thrown)
      this.log.warn({ request_id: context.requestId, err: thrown }, 'request refused: outage');
    if (EVENTS.includes(error.reason)) this.log.info(refusal(error, request, context), 'refused');
    const console = request.raw.url?.startsWith('/api/admin') ?? false;
    // Only data API calls answer errors in the envelope; missing files and pages are a plain 404. Downloads, uploads (tus) and
    // notices of payments and of the filing centre have protocols that read the HTTP status.
    const envelope =
      !console && /^\/api\/(?!(uploads|pay|files|filing-centre)(\/|$))/.test(request.raw.url ?? '');
    if (reply.sent || reply.raw.headersSent) return;
    // Of a file whose first byte could not be sent.
    for (const header of OF_A_FILE) void reply.removeHeader(header);
    const retry = error.args.retry_after;
    if (typeof retry === 'number') void reply.header('retry-after', String(Math.ceil(retry)));
    void reply
      .status(envelope && !(thrown instanceof NotFoundException) ? error.spec.http : error.spec.console)
      .header('cache-control', 'no-store');
    this.answer(request, reply, error, context);
  }

  /** The body of the answer; pages override it with HTML. */
  protected answer(request: FastifyRequest, reply: FastifyReply, error: DomainError, context: Context): void {
    const console = request.raw.url?.startsWith('/api/admin') ?? false;
    void reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(console ? consoleShape(error, context) : dataShape(error, context)));
  }
}

/** Caller, route and reason of a refusal; without an id for anonymous callers. */
const refusal = ({ reason }: DomainError, { method, routeOptions }: FastifyRequest, context: Context) => ({
  request_id: context.requestId,
  reason,
  method,
  route: routeOptions.url ?? 'none',
  actor_type: context.caller?.kind ?? 'visitor',
  actor_id: context.caller?.id ?? null,
});

/** Maps framework errors to DomainErrors. */
function toDomainError(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const { code, statusCode } = thrown as { code?: string; statusCode?: number };
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusCode;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || status === 413) return new DomainError('TOO_LARGE');
  if (isDiskFull(thrown)) return diskFull();
  if (isOutage(thrown) || isBucketOutage(thrown) || status === 503)
    return new DomainError('BUSY', { retry_after: 2 });
  if (status === 404) return new DomainError('NOT_FOUND');
  if (status === 415) return new DomainError('MEDIA_TYPE');
  if (status && status >= 400 && status < 500) return validationError('body', 'malformed');
  return new DomainError('INTERNAL');
}

const sentences = (errors: FieldError[], context: Context) =>
  errors.map((error) => ({ ...error, msg: translateFieldError(context.language, error) }));

function sentence(error: DomainError, context: Context): string {
  const { language } = context;
  const { retry_after, state, machine, agreement, obstacle } = error.args as Record<string, never>;
  return translate(language, error.sentence, {
    ...error.args,
    first: error.errors[0] ? translateFieldError(language, error.errors[0]) : '',
    wait: waitWords(language, retry_after ?? 0),
    state: machine ? translate(language, `state.${String(machine)}.${String(state)}`) : state,
    obstacle: obstacle ? translate(language, `closure_obstacle.${String(obstacle)}`) : '',
    agreement: agreement ? translate(language, `agreement.${String(agreement)}`) : '',
  });
}

function dataOf(error: DomainError, context: Context): unknown {
  if (error.errors.length) return { ...error.args, errors: sentences(error.errors, context) };
  if (error.reason === 'INTERNAL') return { request_id: context.requestId };
  return Object.keys(error.args).length ? error.args : null;
}

const dataShape = (error: DomainError, context: Context) => ({
  code: error.spec.code,
  msg: sentence(error, context),
  data: dataOf(error, context),
});

const consoleShape = (error: DomainError, context: Context) => ({
  statusCode: error.spec.console,
  code: error.spec.code,
  message: sentence(error, context),
  errors: Object.fromEntries(sentences(error.errors, context).map(({ field, msg }) => [field, msg])),
  data: error.reason === 'VALIDATION' ? null : dataOf(error, context),
});
