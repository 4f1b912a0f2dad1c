/** What a statement fails with when the database fell silent while it ran. */
export const SILENT = 'DATABASE_SILENT';

/** Errors of the network, the driver's pool, and ours. */
const CODES = [
  SILENT,
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'POOL_ENQUEUELIMIT',
  'PROTOCOL_CONNECTION_LOST',
];

/**
 * The server's own: too many connections (1040, 1203), shutting down (1053), an unknown node of a cluster (1047), locks
 * waited for in vain (1205, 1213), read-only (1290, 1836), a killed connection or statement (1317, 1927), a statement
 * that took too long (1969, 3024).
 */
const NUMBERS = [1040, 1047, 1053, 1203, 1205, 1213, 1290, 1317, 1836, 1927, 1969, 3024];

/** The driver gives these no code. */
const MESSAGES = [
  "Can't add new command when connection is in closed state",
  'Pool is closed.',
  'Queue limit reached.',
];

/** Whether something failed because the database is away or overloaded, so that the same may succeed later. */
export function isOutage(thrown: unknown): boolean {
  const { code, errno, message } = thrown as { code?: string; errno?: number; message?: string };
  return CODES.includes(code ?? '') || NUMBERS.includes(errno ?? 0) || MESSAGES.includes(message ?? '');
}
