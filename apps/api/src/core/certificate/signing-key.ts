import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type CertificateKey, type CheckSignature, keyIdOf } from '@ipw/domain';
import type { Keys } from '../keys';

/** What stands before the 32 bytes of an Ed25519 seed in PKCS #8, and of a public key in SPKI. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export interface SigningKey extends CertificateKey {
  sign: (text: string) => string;
}

/** The keys of certificates, oldest first; the last one signs. */
export const signingKeys = ({ certificate }: Pick<Keys, 'certificate'>): SigningKey[] =>
  Object.entries(certificate)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, seed]) => signingKey(Buffer.from(seed, 'base64')));

/** An Ed25519 key from its seed of 32 bytes. */
export function signingKey(seed: Buffer): SigningKey {
  const secret = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const public_key = createPublicKey(secret)
    .export({ format: 'der', type: 'spki' })
    .subarray(SPKI.length)
    .toString('hex');
  return {
    key: keyIdOf(public_key),
    public_key,
    sign: (text) => sign(null, Buffer.from(text), secret).toString('hex'),
  };
}

const publicKeyOf = (hex: string): KeyObject =>
  createPublicKey({ key: Buffer.concat([SPKI, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' });

/** Ed25519 by Node; a browser has its own. */
export const checkSignature: CheckSignature = ({ public_key }, text, signature) =>
  Promise.resolve(verify(null, Buffer.from(text), publicKeyOf(public_key), Buffer.from(signature, 'hex')));
