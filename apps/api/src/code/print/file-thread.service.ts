import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../core/config';
import type { CodeFileSpec } from './codes';
import type { FromWorker, ToWorker } from './worker';

const PROGRAM = join(dirname(fileURLToPath(import.meta.url)), 'code-files.js');

/** A file that is being made, chunk by chunk, each when it is asked for. */
export interface OpenFile {
  next: () => Promise<FromWorker>;
  close: () => void;
}

interface Waiting {
  done: (chunk: FromWorker) => void;
  failed: (error: Error) => void;
}

/**
 * Makes all files of codes in one worker thread, so that they use one core at most and no other request waits for
 * them. The thread runs while a file is open.
 */
@Injectable()
export class FileThreadService implements BeforeApplicationShutdown {
  private worker: Worker | undefined;
  /** By open file: who waits for its next chunk. */
  private readonly files = new Map<number, Waiting | undefined>();
  private last = 0;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Opens the file at a byte. */
  open(spec: CodeFileSpec, from: number): OpenFile {
    this.last += 1;
    const id = this.last;
    this.files.set(id, undefined);
    this.worker ??= this.start();
    this.post({ open: id, spec, from });
    return {
      next: () =>
        new Promise((done, failed) => {
          if (!this.files.has(id)) failed(new Error('the file is closed'));
          this.files.set(id, { done, failed });
          this.post({ next: id });
        }),
      close: () => this.close(id),
    };
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { worker } = this;
    this.end(new Error('the server closes'));
    await worker?.terminate();
  }

  /** What was open ends with the thread; the next file begins a new one. */
  private end(error: Error): void {
    this.worker = undefined;
    for (const waiting of this.files.values()) waiting?.failed(error);
    this.files.clear();
  }

  private close(id: number): void {
    if (!this.files.delete(id)) return;
    this.post({ close: id });
    if (this.files.size > 0) return;
    void this.worker?.terminate();
    this.worker = undefined;
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
