import { setTimeout as wait } from 'node:timers/promises';
import { Counter } from 'prom-client';
import { COMMIT_UNKNOWN } from './outage';

/**
 * Attempts of a transaction by the number of the error that ended it, when none of its changes stay: lock timeout (1205), deadlock
 * or conflict of two cluster nodes (1213), row or table changed since the snapshot (1020, 1412), error during commit (1180); and
 * the node takes no writes: not in the cluster (1047), read-only (1290, 1836).
 */
const ATTEMPTS: Readonly<Record<number, number>> = {
  1020: 5,
  1047: 3,
  1180: 5,
  1205: 3,
  1213: 5,
  1290: 3,
  1412: 3,
  1836: 3,
};
const ATTEMPTS_AFTER_LOSS = 3;
const ATTEMPTS_WITH_TAKEN_NUMBER = 5;

/** Errors of a node that serves no writes: its connections are closed, so that new ones reach another node. */
const UNUSABLE = [1047, 1290, 1836];

/** Errors with which a server answers COMMIT after it has rolled back. */
const ROLLED_BACK = [1020, 1180, 1205, 1213, 1290, 1836];

const LOST = ['ECONNRESET', 'EPIPE', 'HANDSHAKE_SSL_ERROR', 'PROTOCOL_CONNECTION_LOST'];
/** The server ends (1053) or has killed the connection (1927). */
const ENDED = [1053, 1927];
const CLOSED = "Can't add new command when connection is in closed state";

interface DatabaseError {
  code?: string;
  errno?: number;
  message?: string;
}

/** Whether the connection was lost: a statement sent on it may have been executed. */
const isLost = ({ code, errno, message }: DatabaseError): boolean =>
  LOST.includes(code ?? '') || ENDED.includes(errno ?? 0) || message === CLOSED;

/**
 * Whether a row with this number was written meanwhile: a node that has just become the writer may choose a number, or begin a count, of
 * one of the last rows it receives from the former writer. The key may have several numbers, or a time.
 */
const isTakenNumber = ({ errno, message }: DatabaseError): boolean =>
  errno === 1062 && /'[\d :.-]+' for key '([\w]+\.)?PRIMARY'/.test(message ?? '');

const attemptsOf = (error: DatabaseError): number =>
  isTakenNumber(error) ? ATTEMPTS_WITH_TAKEN_NUMBER : (ATTEMPTS[error.errno ?? 0] ?? 1);

/** Whether the connection may go back to the pool. */
export const isUsable = (thrown: unknown): boolean =>
  !isLost(thrown as DatabaseError) && !UNUSABLE.includes((thrown as DatabaseError).errno ?? 0);

/** Whether the transaction is gone after this error of one of its statements; a lock timeout ends the statement alone. */
export const endsTransaction = (thrown: unknown): boolean =>
  [1020, 1180, 1213].includes((thrown as DatabaseError).errno ?? 0) || !isUsable(thrown);

const retried = new Counter({
  name: 'db_retries_total',
  help: 'Transactions and statements run again, by error',
  labelNames: ['error'],
});

/**
 * Runs `run` again after errors that a second attempt may avoid; `afterLoss`: also after a lost connection, when nothing can have
 * been committed. `failed` is called with the last error.
 */
export async function repeated<T>(
  run: () => Promise<T>,
  afterLoss: boolean,
  failed: () => void = () => undefined,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (thrown) {
      const error = thrown as DatabaseError;
      const lost = afterLoss && isLost(error);
      if (attempt >= (lost ? ATTEMPTS_AFTER_LOSS : attemptsOf(error))) {
        failed();
        throw thrown;
      }
      retried.inc({ error: lost ? 'lost' : String(error.errno) });
      // A random delay, so that the same transactions do not collide again; longer while a cluster changes its writer.
      await wait(Math.random() * (isUsable(thrown) ? 20 : 200) * attempt);
    }
  }
}

/**
 * The error of a failed COMMIT: unchanged when the database has rolled back; otherwise one that is never repeated, because the
 * transaction may have been committed. The client gets 503 and repeats with its idempotency key.
 */
export function commitError(thrown: unknown): unknown {
  if (ROLLED_BACK.includes((thrown as DatabaseError).errno ?? 0)) return thrown;
  return Object.assign(new Error('the outcome of a commit is unknown', { cause: thrown }), {
    code: COMMIT_UNKNOWN,
  });
}
