import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config';
import type { CodeFileSpec } from './codes';
import type { FromWorker, ToWorker } from './worker';

const PROGRAM = join(dirname(fileURLToPath(import.meta.url)), 'code-files.js');

/** An open file; each chunk is made on request. */
export interface OpenFile {
  next: () => Promise<FromWorker>;
  close: () => void;
}

interface Waiting {
  done: (chunk: FromWorker) => void;
  failed: (error: Error) => void;
}

/** How long the thread is kept for the next file, ms: to start one takes longer than to print a usual batch. */
const KEPT_MS = 60_000;

/** Makes all export files in one worker thread, so that they use at most one core and other requests need not wait. */
@Injectable()
export class FileThreadService implements BeforeApplicationShutdown {
  private worker: Worker | undefined;
  /** Ends the thread when no file is open for a while. */
  private ending: NodeJS.Timeout | undefined;
  /** The pending chunk request of each open file. */
  private readonly files = new Map<number, Waiting | undefined>();
  private last = 0;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Opens the file at a byte. */
  open(spec: CodeFileSpec, from: number): OpenFile {
    this.last += 1;
    const id = this.last;
    this.files.set(id, undefined);
    clearTimeout(this.ending);
    this.worker ??= this.start();
    this.post({ open: id, spec, from });
    return {
      next: () =>
        new Promise((done, failed) => {
          if (!this.files.has(id)) return failed(new Error('the code file is already closed'));
          this.files.set(id, { done, failed });
          this.post({ next: id });
        }),
      close: () => this.close(id),
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { worker } = this;
    clearTimeout(this.ending);
    this.end(new Error('the server is shutting down'));
    await worker?.terminate();
  }

  /** Open files fail when the thread ends; the next file starts a new one. */
  private end(error: Error): void {
    this.worker = undefined;
    for (const waiting of this.files.values()) waiting?.failed(error);
    this.files.clear();
  }

  private close(id: number): void {
    if (!this.files.delete(id)) return;
    this.post({ close: id });
    if (this.files.size > 0) return;
    clearTimeout(this.ending);
    this.ending = setTimeout(() => {
      void this.worker?.terminate();
      this.worker = undefined;
    }, KEPT_MS).unref();
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(PROGRAM, { workerData: this.config.DATA_DIR, env: {} });
    worker.on('message', (chunk: FromWorker) => this.files.get(chunk.id)?.done(chunk));
    worker.on('error', (error) => {
      if (this.worker === worker) this.end(error);
    });
    return worker;
  }
}
