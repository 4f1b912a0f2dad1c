import { hostname } from 'node:os';
import { destination, pino, type Logger } from 'pino';
import { statementName } from './statement-name';

export const LOG = Symbol('log');

/** Characters of lines kept while the log's file has no room; later lines are dropped. */
const MOST_WAITING = 1 << 20;

/**
 * Standard output as pino writes it. Without room for the log the process goes on, and lines wait: pino would end the process,
 * and at its end would wait for room.
 */
function openOutput() {
  const output = destination({ dest: 1, sync: false, maxLength: MOST_WAITING });
  const { flushSync } = output;
  const passOver = () => undefined;
  output.on('error', () => (output.flushSync = passOver));
  output.on('write', () => (output.flushSync = flushSync));
  return output;
}

/** Requests are logged by route, status and time; never with a query, body, header or cookie. Each line names its process. */
export const openLog = (level: string): Logger =>
  pino(
    {
      level,
      base: { host: hostname(), pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: factsOf },
    },
    openOutput(),
  );

/** A code such as ER_DUP_ENTRY, ECONNRESET or ERR_INVALID_ARG_TYPE, which contains no data. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][A-Z0-9_]+$/.test(value);

/** Errors whose message quotes data: of the database (the row) and of parsers (the text). */
const quotes = (error: Error): boolean =>
  'sql' in error || 'sqlMessage' in error || error instanceof SyntaxError;

/**
 * Loggable facts of an error: its class, code and stack, of a statement also what it does to which table. Messages of database errors quote values and those of parsers the
 * text, so these are left out; other messages are logged.
 */
export function factsOf(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { code, errno, sql } = thrown as { code?: unknown; errno?: unknown; sql?: unknown };
  const stack = (thrown.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    type: thrown.name,
    ...(isCode(code) ? { code } : {}),
    ...(typeof errno === 'number' ? { errno } : {}),
    ...(typeof sql === 'string' ? { statement: statementName(sql) } : {}),
    ...(quotes(thrown) ? {} : { message: thrown.message }),
    stack: stack.map((line) => line.trim()),
    ...(thrown.cause === undefined ? {} : { cause: factsOf(thrown.cause) }),
  };
}
