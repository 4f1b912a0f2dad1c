import { Injectable } from '@nestjs/common';
import type { EvidenceProof, FileEvidence, Input, PublishedSeal, evidenceApi } from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import type { MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import type { SealEntity } from './leaf.entity';
import { ProofService } from './proof.service';
import { TimeStampService } from './time-stamp.service';

/** Proofs shown for one hash: the oldest. */
const MOST = 5;

type Row = Pick<UploadedFileEntity, 'id' | 'sha256' | 'changed' | 'created_at'> &
  Pick<SealEntity, 'stamped_at'> & {
    /** Of its leaf. */
    number: string | null;
    sealed_at: Date | null;
    has_token: number | string;
  };

function evidenceOf({ id, sha256, changed, created_at, number, ...seal }: Row): FileEvidence {
  const sealed = Number(seal.has_token) === 1 ? 'stamped' : 'sealed';
  return {
    image_id: id,
    state: number === null ? 'none' : seal.sealed_at ? sealed : 'waiting',
    reason: number === null ? (changed ?? 'earlier') : null,
    sha256,
    uploaded_at: created_at.toISOString(),
    sealed_at: iso(seal.sealed_at),
    stamped_at: iso(seal.stamped_at),
  };
}

/** Whether files are evidence, and the proofs anybody may read. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly proofs: ProofService,
    private readonly stamps: TimeStampService,
  ) {}

  /** NOT_FOUND for a file the member may not open. */
  async file(me: MemberCaller, { image_id }: Input<typeof evidenceApi.file>): Promise<FileEvidence> {
    await this.files.one(image_id, me);
    const [evidence] = await this.of([image_id]);
    if (!evidence) throw notFound();
    return evidence;
  }

  /** The same of many files, in their order; the caller knows that they may be opened. Missing ones are left out. */
  async of(ids: readonly string[]): Promise<FileEvidence[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.rows<Row>(
      `SELECT f.id, f.sha256, f.changed, f.created_at, l.number, s.sealed_at, s.stamped_at, s.token IS NOT NULL AS has_token
        FROM uploaded_file f LEFT JOIN evidence_leaf l ON l.number =
          (SELECT MIN(x.number) FROM evidence_leaf x WHERE x.sha256 = f.sha256 AND x.at = f.created_at)
        LEFT JOIN evidence_seal s ON s.number = l.seal_number WHERE f.id IN (?)`,
      [ids],
    );
    return ids.flatMap((id) => rows.filter((row) => row.id === id)).map(evidenceOf);
  }

  async find({ sha256 }: Input<typeof evidenceApi.find>): Promise<{ list: EvidenceProof[]; waiting: 0 | 1 }> {
    const leaves = await this.proofs.leavesOf(sha256, MOST);
    const proofs = await Promise.all(leaves.map((leaf) => this.proofs.proof(leaf)));
    return {
      list: proofs.filter((proof) => proof !== undefined),
      waiting: proofs.some((proof) => !proof) ? 1 : 0,
    };
  }

  async seal({ seal_number: number }: Input<typeof evidenceApi.seal>): Promise<PublishedSeal> {
    const seal = await this.proofs.seal(number);
    if (!seal) throw notFound();
    return { ...seal, authorities: await this.stamps.trusted() };
  }
}
