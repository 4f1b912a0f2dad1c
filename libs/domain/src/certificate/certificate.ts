import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What certificates are made of. Labels: `certificate.title.<kind>`. */
export const CERTIFICATE_KINDS = ['final_draft', 'evidence'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/**
 * A line of a certificate. Label: `certificate.fact.<name>`. The value is a time in ISO 8601 where the name ends in `_at`, the
 * word `<name>.<value>` where it ends in `_kind`, text otherwise.
 */
export interface CertificateFact {
  name: string;
  value: string;
}

/** A file that a certificate is about. */
export interface CertifiedFile {
  name: string;
  /** SHA-256 of the file as it was uploaded, in hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
  uploaded_at: string;
}

/** What a certificate states. The PDF holds it as an attached file in canonical JSON. */
export interface CertificateManifest {
  version: 1;
  kind: CertificateKind;
  certificate_id: string;
  /** Origin of the installation, e.g. `https://ip.example.com`; empty on one without a public address. */
  issuer: string;
  issued_at: string;
  facts: CertificateFact[];
  files: CertifiedFile[];
  /** The key that signs. Absent in certificates made before November 2026. */
  public_key?: string;
  /** What only certificates of a kind have. */
  proof?: unknown;
}

/** A public key that signs certificates, as published. */
export interface CertificateKey {
  /** The first 16 hexadecimal digits of the key's SHA-256. */
  key: string;
  /** Ed25519, 32 bytes in hexadecimal. */
  public_key: string;
}

/** Whether an Ed25519 signature of a text holds. Browsers and Node bring their own. */
export type CheckSignature = (key: CertificateKey, text: string, signature: string) => Promise<boolean>;

/** Why a file is refused. Labels: `certificate.refusal.<word>`. */
export const CERTIFICATE_REFUSALS = ['no_seal', 'foreign_key', 'altered', 'unreadable', 'proof'] as const;
export type CertificateRefusal = (typeof CERTIFICATE_REFUSALS)[number];

export type CertificateVerdict =
  { manifest: CertificateManifest; key: string } | { refusal: CertificateRefusal; detail?: string };

/** What a kind proves besides the signature: undefined when it holds, otherwise what is wrong. */
const KIND_CHECKS: Partial<
  Record<CertificateKind, (manifest: CertificateManifest) => Promise<string | undefined>>
> = {
  // Loaded on first use: time-stamps need a library.
  evidence: async (manifest) =>
    (await import('../evidence/evidence-certificate')).evidenceFault(manifest.files, manifest.proof),
};

/** JSON with sorted keys and without blanks: one text for one content. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_name, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

export const hashOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

export const keyIdOf = (publicKey: string): string => hashOf(hexToBytes(publicKey)).slice(0, 16);

/** Where the manifest lies in the file, in bytes. */
export interface Place {
  offset: number;
  length: number;
}

/** What the key signs: the hash of all bytes before the last line, and where among them the manifest is. */
export const sealedText = (key: string, { offset, length }: Place, body: string): string =>
  `ipw-seal 1 ${key} ${String(offset)} ${String(length)} ${body}`;

/** The last line of the file: a comment to readers of PDF. */
export const sealLine = (key: string, { offset, length }: Place, signature: string): string =>
  `%ipw-seal 1 ${key} ${String(offset)} ${String(length)} ${signature}\n`;

const SEAL =
  /\n(?<line>%ipw-seal 1 (?<key>[0-9a-f]{16}) (?<offset>[1-9]\d{0,8}) (?<length>[1-9]\d{0,8}) (?<signature>[0-9a-f]{128})\n)$/;
export const PUBLIC_KEY = /^[0-9a-f]{64}$/;
/** Bytes of the longest seal. */
const LONGEST = 200;

const text = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/**
 * Verifies a certificate from its bytes alone. `keys` are the published ones, which the reader has from elsewhere than from
 * the file. Every byte counts: those before the last line are hashed, and the line has one spelling.
 */
export async function verifyCertificate(
  bytes: Uint8Array,
  keys: readonly CertificateKey[],
  check: CheckSignature,
): Promise<CertificateVerdict> {
  const seal = sealOf(bytes);
  if (!seal) return { refusal: 'no_seal' };
  const key = keys.find(({ public_key }) => keyIdOf(public_key) === seal.key);
  if (!key) return { refusal: 'foreign_key', detail: seal.key };
  if (!(await check(key, sealedText(seal.key, seal.place, hashOf(seal.body)), seal.signature)))
    return { refusal: 'altered' };
  const manifest = manifestIn(seal.body, seal.place);
  if (!manifest) return { refusal: 'unreadable' };
  const wrong = await KIND_CHECKS[manifest.kind]?.(manifest);
  return wrong === undefined ? { manifest, key: seal.key } : { refusal: 'proof', detail: wrong };
}

/**
 * The public key that a certificate carries. With it a reader who has nothing else sees that the file is as this key signed it;
 * whose key it is, only the published ones say.
 */
export function carriedKey(bytes: Uint8Array): CertificateKey | undefined {
  const seal = sealOf(bytes);
  const { public_key = '' } = (seal && manifestIn(seal.body, seal.place)) ?? {};
  return typeof public_key === 'string' && PUBLIC_KEY.test(public_key) && keyIdOf(public_key) === seal?.key
    ? { key: seal.key, public_key }
    : undefined;
}

/** The last line of a certificate, and all bytes before it. */
function sealOf(bytes: Uint8Array) {
  const found = SEAL.exec(text(bytes.subarray(Math.max(0, bytes.length - LONGEST))))?.groups;
  if (!found) return undefined;
  const body = bytes.subarray(0, bytes.length - found.line!.length);
  const place: Place = { offset: Number(found.offset), length: Number(found.length) };
  return { key: found.key!, signature: found.signature!, place, body };
}

/** The signed manifest; undefined for one of a later version or kind than this program knows. */
function manifestIn(body: Uint8Array, { offset, length }: Place): CertificateManifest | undefined {
  const json = utf8Of(body.subarray(offset, offset + length));
  try {
    const manifest = JSON.parse(json) as CertificateManifest;
    const known = manifest.version === 1 && CERTIFICATE_KINDS.includes(manifest.kind);
    return known && canonicalJson(manifest) === json ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** `TextDecoder` is no part of the language; both platforms have it. */
declare const TextDecoder: new () => { decode: (bytes: Uint8Array) => string };
const utf8Of = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** For signatures by the browser. */
export const utf8Bytes = (value: string): Uint8Array<ArrayBuffer> => Uint8Array.from(utf8ToBytes(value));
export const hexBytes = (value: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hexToBytes(value));
