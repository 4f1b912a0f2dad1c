/** Code of the error of a statement that was running when the database stopped answering. */
export const SILENT = 'DATABASE_SILENT';

/** Code of the error of a COMMIT that may have been executed. */
export const COMMIT_UNKNOWN = 'DATABASE_COMMIT_UNKNOWN';

/** Codes of the network, of the driver's pool and our own; the driver marks most errors that end a connection as fatal. */
const CODES = [
  SILENT,
  COMMIT_UNKNOWN,
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
 * Error numbers of the server: too many connections (1040, 1203), shutting down (1053), unknown node of a cluster (1047),
 * error during commit (1180), lock timeout and deadlock (1205, 1213), row changed since the snapshot (1020), read-only (1290,
 * 1836), killed connection or statement (1317, 1927), statement timeout (1969, 3024), table changed since the snapshot (1412), no thread or
 * memory for a connection (1041, 1135).
 */
const NUMBERS = [
  1020, 1040, 1041, 1047, 1053, 1135, 1180, 1203, 1205, 1213, 1290, 1317, 1412, 1836, 1927, 1969, 3024,
];
/** Error numbers of a server whose disk is full. */
const FULL_NUMBERS = [1021, 1026, 1114, 1878];

/** What the server says of a full disk of its data or temporary files, beside one of several numbers. */
const FULL = /\b(?:errno|Errcode): 28\b|Got error 28\b/;

/** Errors of the driver without a code. */
const MESSAGES = [
  "Can't add new command when connection is in closed state",
  'Pool is closed.',
  'Queue limit reached.',
];

interface ServerError {
  code?: string;
  errno?: number;
  message?: string;
  fatal?: boolean;
}

const isFull = ({ errno, message = '' }: ServerError): boolean =>
  typeof errno === 'number' && (FULL_NUMBERS.includes(errno) || FULL.test(message));

/** One line for a command that the server had no room for; undefined for other errors. */
export const fullDatabaseLine = (thrown: unknown): string | undefined =>
  isFull((thrown ?? {}) as ServerError)
    ? `database: the disk of its server is full (${(thrown as Error).message}): make room, then run it again`
    : undefined;

/** Whether the error means that the database is unreachable or overloaded, so that a retry may succeed. */
export function isOutage(thrown: unknown): boolean {
  const error = thrown as ServerError;
  const { code, errno, message, fatal } = error;
  return (
    fatal === true ||
    CODES.includes(code ?? '') ||
    NUMBERS.includes(errno ?? 0) ||
    MESSAGES.includes(message ?? '') ||
    isFull(error)
  );
}
