import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, int, rule } from '../core/wire';
import type { FileChange } from '../file/file.schema';
import type { EvidenceProof, EvidenceSeal } from './evidence';

/** Whether a file is evidence. */
export const EVIDENCE_STATES = ['none', 'waiting', 'sealed', 'stamped'] as const;
export type EvidenceState = (typeof EVIDENCE_STATES)[number];
export const NO_EVIDENCE = 'none' satisfies EvidenceState;

export interface FileEvidence {
  image_id: string;
  state: EvidenceState;
  /** Why there is none: the browser changed the file, or it was stored before there was evidence. Labels: `error.STATE.no_evidence.<reason>`. */
  reason: FileChange | 'earlier' | null;
  sha256: string;
  uploaded_at: string;
  sealed_at: string | null;
  stamped_at: string | null;
}

/** A published seal, and what its time-stamp is checked with. */
export interface PublishedSeal extends EvidenceSeal {
  /** Certificates of the authorities this installation trusts, PEM. */
  authorities: string[];
}

const sha256 = () => z.string().check(rule('malformed', (value) => /^[0-9a-f]{64}$/.test(value)));

/** A certificate as a file. */
export interface EvidenceCertificate {
  file_name: string;
  /** Base64. */
  pdf: string;
}

export const evidenceApi = {
  certificate: call<EvidenceCertificate>()({
    path: 'evidence/certificate',
    access: 'member',
    input: z.strictObject({ image_id: id() }),
    summary: 'The certificate of a file that is evidence: a PDF that is verified from the file alone',
  }),
  filingCertificate: call<EvidenceCertificate>()({
    path: 'evidence/filingCertificate',
    access: 'member',
    input: z.strictObject({ filing_id: id() }),
    summary: 'The same for all pictures of one of my filings',
  }),
  file: call<FileEvidence>()({
    path: 'evidence/file',
    access: 'member',
    input: z.strictObject({ image_id: id() }),
    summary: 'Whether a file the caller may open is evidence, since when, or why not',
  }),
  find: call<{ list: EvidenceProof[]; waiting: 0 | 1 }>()({
    path: 'evidence/find',
    access: 'public',
    proof: true,
    input: z.strictObject({ sha256: sha256() }),
    summary:
      'Proofs of the files with this hash, oldest first, at most five; says nothing about whose they are',
  }),
  seal: call<PublishedSeal>()({
    path: 'evidence/seal',
    access: 'public',
    proof: true,
    input: z.strictObject({ seal_number: int(1) }),
    summary: 'One seal with its root and time-stamp',
  }),
};
