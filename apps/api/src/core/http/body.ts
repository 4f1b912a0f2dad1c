import { createGunzip, createInflate } from 'node:zlib';
import { type ConsoleEndpoint, fieldErrors } from '@ipw/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { DomainError, notFound, validationError } from '../errors/domain-error';
import type { AdminCall } from './admin.controller';
import { contextOf } from './context';

export const SMALL_BODY = 100 * 1024;
const MOST_KEYS = 1000;

/** Parses form text or a query into a flat record. Refuses repeated keys, bracketed keys, and bytes that are not UTF-8. */
export function parseForm(text: string): Record<string, string> {
  const values = Object.create(null) as Record<string, string>;
  if (text === '') return values;
  const pairs = text.split('&');
  if (pairs.length > MOST_KEYS) throw new DomainError('TOO_LARGE');
  for (const pair of pairs) {
    if (pair === '') continue;
    const [key, value] = splitPair(pair);
    const plain = /^[A-Za-z_][\w.-]*/.exec(key)?.[0] ?? 'body';
    if (plain !== key || key === '__proto__') throw validationError(plain, 'malformed');
    if (key in values) throw validationError(key, 'duplicate');
    values[key] = value;
  }
  return values;
}

/** The query of a request. Fastify's parser is off, so that queries follow the same rules as forms. */
export const queryOf = ({ raw }: { raw: { url?: string } }): Record<string, string> =>
  parseForm(raw.url?.split('?')[1] ?? '');

function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  const raw = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
  try {
    return raw.map((part) => decodeURIComponent(part.replaceAll('+', ' '))) as [string, string];
  } catch {
    throw validationError(/^\w+/.exec(raw[0]!)?.[0] ?? 'body', 'malformed');
  }
}

/** Parses a JSON body: an object, or nothing. */
export function parseJson(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  try {
    const value = JSON.parse(text, (key, inner: unknown) => {
      if (key === '__proto__') throw new SyntaxError(key);
      return inner;
    }) as unknown;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Invalid JSON and a forbidden key (`__proto__`) get the same answer below.
  }
  throw validationError('body', 'malformed');
}

/** Bodies whose exact text is signed: the raw text is stored beside the parsed value. */
const SIGNED = /^\/api\/(pay\/notify\/|filing-centre\/notice)/;
const texts = new WeakMap<object, string>();
/** The raw text of a signed body; empty for others. */
export const rawSignedBody = (request: { raw: object }): string => texts.get(request.raw) ?? '';

const charsetOf = (contentType: string): string =>
  /charset\s*=\s*"?([^";\s]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';

/** Installs Fastify's body parsers: JSON, forms, and multipart (left to multer); other types are refused. */
export function installBodies(fastify: FastifyInstance): void {
  const parsers: [string, (text: string) => unknown][] = [
    ['application/json', parseJson],
    ['application/x-www-form-urlencoded', parseForm],
  ];
  fastify.removeAllContentTypeParsers();
  for (const [type, parse] of parsers)
    fastify.addContentTypeParser(type, { parseAs: 'buffer' }, (request, body, done) => {
      try {
        if (!['utf-8', 'utf8'].includes(charsetOf(request.headers['content-type'] ?? '')))
          throw new DomainError('MEDIA_TYPE');
        const text = new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer);
        if (SIGNED.test(request.raw.url ?? '')) texts.set(request.raw, text);
        done(null, parse(text));
      } catch (error) {
        done(error instanceof DomainError ? error : validationError('body', 'malformed'), undefined);
      }
    });
  // Not parsed here: multer and the upload store read these streams.
  fastify.addContentTypeParser(
    ['multipart/form-data', 'application/offset+octet-stream'],
    (_request, _body, done) => {
      done(null, undefined);
    },
  );
  fastify.addContentTypeParser('*', (_request, _body, done) => {
    done(validationError('body', 'malformed'), undefined);
  });
  // Fastify counts unpacked bytes against the limit, so a small compressed body cannot grow beyond it.
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    const packed = request.headers['content-encoding'];
    if (!packed || packed === 'identity') {
      done(null, payload);
      return;
    }
    const unpack = packed === 'gzip' ? createGunzip() : packed === 'deflate' ? createInflate() : undefined;
    if (!unpack) {
      done(new DomainError('MEDIA_TYPE'));
      return;
    }
    unpack.on('error', () => payload.destroy());
    // Content-Length is the compressed length.
    const counted = Object.assign(unpack, { receivedEncodedLength: 0 });
    payload.on('data', (chunk: Buffer) => (counted.receivedEncodedLength += chunk.length));
    done(null, payload.pipe(counted));
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    contextOf(request).arrived = new Date();
    done();
  });
}

/** Validates a console body. react-admin sends emptied inputs as null, which reads as absent. */
export function parseBody<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const given = Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).filter(([, value]) => value !== null),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success)
    throw new DomainError('VALIDATION', {}, fieldErrors(parsed.error.issues, given, schema));
  return parsed.data;
}

/** The input of a console call: its body, or the query of a DELETE. */
export function consoleInput<T extends z.ZodMiniType>(
  { route, picks }: ConsoleEndpoint,
  schema: T,
  request: FastifyRequest,
): z.output<T> {
  const removes = route.startsWith('DELETE');
  const given = removes ? queryOf(request) : request.body;
  return parseBody(schema, removes || picks ? picked(schema, given) : given);
}

/** The fields that an object schema names. */
function picked(schema: z.ZodMiniType, given: unknown): Record<string, unknown> {
  const { shape } = (schema as unknown as { def: { shape: object } }).def;
  return Object.fromEntries(
    Object.entries((given ?? {}) as Record<string, unknown>).filter(([key]) => Object.hasOwn(shape, key)),
  );
}

/** The input of an action; refuses an action the call does not declare. */
export function actionInput<const I extends Readonly<Record<string, z.ZodMiniType>>>(
  { inputs }: { inputs: I },
  { params: { action = '' }, request }: AdminCall,
): { [A in keyof I & string]: { action: A; input: z.output<I[A]> } }[keyof I & string] {
  if (!Object.hasOwn(inputs, action)) throw validationError('action', 'choice');
  return { action, input: parseBody(inputs[action]!, request.body) } as never;
}

/** The id in a path, checked by pattern before any SQL; a malformed one is NOT_FOUND. */
export function parseUlidParam(id: string): string {
  if (!/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/.test(id)) throw notFound();
  return id;
}
