import { pino, type Logger } from 'pino';

export const LOG = Symbol('log');

/** Requests are logged by route, status and time; never an address's query, a body, a header or a cookie. */
export const openLog = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
