import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type InclusionProof, type LeafContent, rootOf } from './merkle';

/** An hour's leaves under one root. */
export interface EvidenceSeal {
  number: number;
  /** Number of leaves. */
  size: number;
  root: string;
  sealed_at: string;
  /** RFC 3161 time-stamp token over `sealText`, DER in base64; null while there is none. */
  token: string | null;
  /** The authority's time. */
  stamped_at: string | null;
}

/** That a file was a leaf of a seal: its hash, the time it arrived, and the way to the root. */
export interface EvidenceProof extends LeafContent, Omit<InclusionProof, 'size'> {
  seal: EvidenceSeal;
}

/** Most hashes on the way from a leaf to its root. */
export const MOST_PATH = 20;

/** What a time-stamp authority stamps: everything that makes a seal, in one unambiguous text. */
export const sealText = ({ number, size, root, sealed_at }: EvidenceSeal): Uint8Array =>
  utf8ToBytes(`ipw-evidence 1 ${String(number)} ${String(size)} ${root} ${sealed_at}`);

/** What is wrong with a proof. Labels: `evidence_fault.<fault>`. */
export const EVIDENCE_FAULTS = ['malformed', 'path', 'time', 'seal', 'stamp'] as const;
export type EvidenceFault = (typeof EVIDENCE_FAULTS)[number];

const HASH = /^[0-9a-f]{64}$/;
const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;
const isCount = (value: unknown, least: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least;

/** Whether a value has the form of a proof: it may have been read from anybody's file. */
export function isProof(value: unknown): value is EvidenceProof {
  const { sha256, at, index, path, seal } = (value ?? {}) as Partial<Record<keyof EvidenceProof, unknown>>;
  const { number, size, root, sealed_at, token, stamped_at } = (seal ?? {}) as Partial<
    Record<keyof EvidenceSeal, unknown>
  >;
  return (
    HASH.test(String(sha256)) &&
    isTime(at) &&
    isCount(index, 0) &&
    Array.isArray(path) &&
    path.length <= MOST_PATH &&
    path.every((one) => HASH.test(String(one))) &&
    isCount(number, 1) &&
    isCount(size, 1) &&
    HASH.test(String(root)) &&
    isTime(sealed_at) &&
    (token === null || /^[A-Za-z0-9+/]+={0,2}$/.test(String(token))) &&
    (stamped_at === null || isTime(stamped_at)) &&
    (token === null) === (stamped_at === null)
  );
}

/** Whether leaf, path and root belong together; undefined when they do. The time-stamp is checked by `checkTimeStamp`. */
export function proofFault(value: unknown): EvidenceFault | undefined {
  if (!isProof(value)) return 'malformed';
  const { seal, at } = value;
  if (rootOf(value, { index: value.index, size: seal.size, path: value.path }) !== seal.root) return 'path';
  if (Date.parse(at) > Date.parse(seal.sealed_at)) return 'time';
  return undefined;
}

/** Whether a seal is the published one; undefined when it is. The time-stamp may have come later. */
export const sealFault = (
  seal: EvidenceSeal,
  published: EvidenceSeal | undefined,
): EvidenceFault | undefined =>
  published &&
  seal.number === published.number &&
  seal.root === published.root &&
  seal.size === published.size &&
  seal.sealed_at === published.sealed_at
    ? undefined
    : 'seal';
