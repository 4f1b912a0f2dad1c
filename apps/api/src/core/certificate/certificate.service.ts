import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import type { certificateApi, CertificateKey, CertificateManifest, Input, Language } from '@ipw/domain';
import { CONFIG, type Config } from '../config';
import { KEYS, type Keys } from '../keys';
import type { Jpeg } from '../pdf/document';
import { checkSignature, signingKeys } from './signing-key';
import type { CertificateMade, CertificateOrder } from './worker';

const PROGRAM = join(dirname(fileURLToPath(import.meta.url)), 'certificates.js');

interface Waiting {
  done: (pdf: Buffer) => void;
  failed: (error: Error) => void;
}

/** Makes sealed PDFs, in one worker thread that runs while one is being made; and answers for the keys that sign them. */
@Injectable()
export class CertificateService implements BeforeApplicationShutdown {
  private worker: Worker | undefined;
  private readonly orders = new Map<number, Waiting>();
  private readonly keys: CertificateKey[];
  private last = 0;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(KEYS) keys: Keys,
  ) {
    this.keys = signingKeys(keys).map(({ key, public_key }) => ({ key, public_key }));
  }

  published(): { list: CertificateKey[] } {
    return { list: this.keys };
  }

  async checkSignature({
    key,
    text,
    signature,
  }: Input<typeof certificateApi.checkSignature>): Promise<{ holds: boolean }> {
    const known = this.keys.find((one) => one.key === key);
    return { holds: known !== undefined && (await checkSignature(known, text, signature)) };
  }

  /** `pictures`: small JPEGs of the manifest's files by their SHA-256. */
  make(
    manifest: CertificateManifest,
    language: Language,
    pictures: ReadonlyMap<string, Jpeg>,
  ): Promise<Buffer> {
    this.last += 1;
    const id = this.last;
    return new Promise((done, failed) => {
      this.orders.set(id, { done, failed });
      this.worker ??= this.start();
      this.worker.postMessage({ id, manifest, language, pictures } satisfies CertificateOrder);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { worker } = this;
    this.end(new Error('the server is shutting down'));
    await worker?.terminate();
  }

  private made(message: CertificateMade): void {
    const waiting = this.orders.get(message.id);
    this.orders.delete(message.id);
    if ('failed' in message) waiting?.failed(new Error(message.failed));
    else waiting?.done(Buffer.from(message.bytes));
    if (this.orders.size > 0) return;
    void this.worker?.terminate();
    this.worker = undefined;
  }

  /** Orders fail when the thread ends; the next one starts another. */
  private end(error: Error): void {
    this.worker = undefined;
    for (const { failed } of this.orders.values()) failed(error);
    this.orders.clear();
  }

  private start(): Worker {
    const worker = new Worker(PROGRAM, { workerData: this.config.DATA_DIR, env: {} });
    worker.on('message', (message: CertificateMade) => this.made(message));
    worker.on('error', (error) => {
      if (this.worker === worker) this.end(error);
    });
    return worker;
  }
}
