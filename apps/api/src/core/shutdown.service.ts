import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';

/** Time from the end of draining to the forced end of the process, ms. */
const DEADLINE_MS = 15_000;
/** Time after which open connections are cut, so that the rest of the shutdown still has time. */
const CUT_MS = 10_000;

/** Graceful shutdown: announces it, finishes running work, and stops at a deadline. */
@Injectable()
export class ShutdownService {
  /** True after the signal: `/health/ready` answers 503 while calls are still served. */
  begun = false;

  /**
   * Ends the process on SIGTERM, SIGINT and SIGHUP: not ready at once, calls served for `drainS` more seconds, then no new
   * ones. Connections are cut after 10 s; after 15 s the process ends with code 1.
   */
  on(app: NestFastifyApplication, drainS: number, log: Logger): void {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => {
        if (this.begun) return;
        this.begun = true;
        void this.end(app, drainS, log);
      });
  }

  private async end(app: NestFastifyApplication, drainS: number, log: Logger): Promise<void> {
    await wait(drainS * 1000);
    setTimeout(() => {
      log.warn('shutdown: closing connections that are still open');
      (app.getHttpServer() as { closeAllConnections: () => void }).closeAllConnections();
    }, CUT_MS).unref();
    setTimeout(() => {
      log.warn('shutdown: not finished within 15 s');
      process.exit(1);
    }, DEADLINE_MS).unref();
    await app.close();
    process.exit(0);
  }
}
