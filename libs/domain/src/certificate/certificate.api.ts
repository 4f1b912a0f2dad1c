import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { rule } from '../core/wire';
import type { CertificateKey } from './certificate';

const hex = (digits: number) =>
  z.string().check(rule('malformed', (value) => /^[0-9a-f]+$/.test(value) && value.length === digits));

export const certificateApi = {
  keys: call<{ list: CertificateKey[] }>()({
    path: 'certificate/keys',
    access: 'public',
    input: z.strictObject({}),
    summary: 'The public keys that sign certificates, oldest first',
  }),
  checkSignature: call<{ holds: boolean }>()({
    path: 'certificate/checkSignature',
    access: 'public',
    post: true,
    input: z.strictObject({
      key: hex(16),
      text: z.string().check(rule('malformed', (value) => /^ipw-seal 1 [0-9a-f ]{20,120}$/.test(value))),
      signature: hex(128),
    }),
    summary: 'Check the signature of a certificate, for browsers that cannot; the file is not sent',
  }),
};
