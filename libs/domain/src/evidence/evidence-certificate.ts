import {
  type EvidenceFault,
  type EvidenceProof,
  type EvidenceSeal,
  isProof,
  proofFault,
  sealText,
} from './evidence';
import { checkTimeStamp } from './time-stamp';

/** What a certificate of evidence holds besides its files: a proof of each, and what their time-stamps are trusted by. */
export interface EvidenceOfFiles {
  proofs: EvidenceProof[];
  /** Certificates of the authorities, PEM. */
  authorities: string[];
}

/** A file as certificates name it. */
interface NamedFile {
  sha256: string;
  uploaded_at: string;
}

/** Part of browsers and Node; browsers offer `subtle` to pages on https only. */
declare const crypto: { subtle?: unknown } | undefined;
const canCheckStamps = () => typeof crypto === 'object' && crypto.subtle !== undefined;

/**
 * Whether the proofs of a certificate are those of its files: leaf, path, root, time and time-stamp. Undefined when they are. The
 * signature over the certificate has been verified before.
 */
export async function evidenceFault(
  files: readonly NamedFile[],
  found: unknown,
): Promise<EvidenceFault | undefined> {
  const { proofs, authorities } = (found ?? {}) as Partial<Record<keyof EvidenceOfFiles, unknown>>;
  if (!Array.isArray(proofs) || proofs.length !== files.length || !Array.isArray(authorities))
    return 'malformed';
  for (const [index, proof] of proofs.entries()) {
    const fault = proofFault(proof);
    if (fault) return fault;
    const { sha256, at } = proof as EvidenceProof;
    if (sha256 !== files[index]!.sha256 || at !== files[index]!.uploaded_at) return 'path';
  }
  const seals = new Map(proofs.filter(isProof).map(({ seal }) => [seal.number, seal]));
  for (const seal of seals.values()) if (!(await isStamped(seal, authorities as string[]))) return 'stamp';
  return undefined;
}

/** A seal without a time-stamp states none; one with a time-stamp has to be the stamped one. */
async function isStamped(seal: EvidenceSeal, authorities: readonly string[]): Promise<boolean> {
  if (seal.token === null || !canCheckStamps()) return true;
  try {
    return (await checkTimeStamp(seal.token, sealText(seal), authorities)).at === seal.stamped_at;
  } catch {
    return false;
  }
}
