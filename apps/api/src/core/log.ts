import { pino, type Logger } from 'pino';

export const LOG = Symbol('log');

/** Requests are logged by route, status and time; never an address's query, a body, a header or a cookie. */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: factsOf } });

/** A code such as ER_DUP_ENTRY, ECONNRESET or ERR_INVALID_ARG_TYPE says what happened and quotes nothing. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][A-Z0-9_]+$/.test(value);

/** Whose words quote what they choke on: a database the row, a parser the text. */
const quotes = (error: Error): boolean =>
  'sql' in error || 'sqlMessage' in error || error instanceof SyntaxError;

/**
 * What is worth knowing of an error: its kind, its code and where it happened. A database's error carries the statement
 * with its values and a parser's a piece of the text, so of those the message is left out; of every error, all else.
 */
export function factsOf(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { code, errno } = thrown as { code?: unknown; errno?: unknown };
  const stack = (thrown.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  return {
    type: thrown.name,
    ...(isCode(code) ? { code } : {}),
    ...(typeof errno === 'number' ? { errno } : {}),
    ...(quotes(thrown) ? {} : { message: thrown.message }),
    stack: stack.map((line) => line.trim()),
    ...(thrown.cause === undefined ? {} : { cause: factsOf(thrown.cause) }),
  };
}
