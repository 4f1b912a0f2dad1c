import { parentPort, workerData } from 'node:worker_threads';
import type { CertificateManifest, Language } from '@ipw/domain';
import { openKeys } from '../keys';
import type { Jpeg } from '../pdf/document';
import { sealedPdf } from './sealed-pdf';
import { signingKeys } from './signing-key';

export interface CertificateOrder {
  id: number;
  manifest: CertificateManifest;
  language: Language;
  pictures: ReadonlyMap<string, Jpeg>;
}
export type CertificateMade = { id: number; bytes: Uint8Array } | { id: number; failed: string };

const key = signingKeys(openKeys(workerData as string)).at(-1)!;

parentPort!.on('message', ({ id, ...order }: CertificateOrder) => {
  try {
    const bytes = new Uint8Array(sealedPdf(order, key));
    parentPort!.postMessage({ id, bytes } satisfies CertificateMade, [bytes.buffer]);
  } catch (error) {
    parentPort!.postMessage({ id, failed: String((error as Error).stack) } satisfies CertificateMade);
  }
});
