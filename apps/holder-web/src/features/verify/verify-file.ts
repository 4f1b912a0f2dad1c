import {
  certificateApi,
  type CertificateVerdict,
  type CheckSignature,
  hashOf,
  hexBytes,
  utf8Bytes,
  verifyCertificate,
} from '@ipw/domain';
import { api } from '../../app/api';

/** Larger files are no certificates, and would freeze a phone. */
export const MOST_BYTES = 50 * 1024 * 1024;

/** Ed25519 by the browser. Older ones, and pages on plain http, ask the server about hash and signature. */
const check: CheckSignature = async ({ key, public_key }, text, signature) => {
  try {
    const known = await crypto.subtle.importKey('raw', hexBytes(public_key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', known, hexBytes(signature), utf8Bytes(text));
  } catch {
    return (await api(certificateApi.checkSignature, { key, text, signature })).holds;
  }
};

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Verifies a certificate on the device; only the published keys are requested. */
export async function verdictOn(file: File): Promise<CertificateVerdict> {
  if (file.size > MOST_BYTES) return { refusal: 'no_seal' };
  const [bytes, { list }] = await Promise.all([bytesOf(file), api(certificateApi.keys, {})]);
  return verifyCertificate(bytes, list, check);
}

export const sha256Of = async (file: File): Promise<string> => hashOf(await bytesOf(file));
