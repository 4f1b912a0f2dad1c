import { Injectable } from '@nestjs/common';
import type { EvidenceProof, FileEvidence, Input, PublishedSeal, evidenceApi } from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import type { MemberCaller } from '../core/http/context';
import { ProofService } from './proof.service';
import { TimeStampService } from './time-stamp.service';

/** Proofs shown for one hash: the oldest. */
const MOST = 5;

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
    const file = await this.db.one<Pick<UploadedFileEntity, 'sha256' | 'changed' | 'created_at'>>(
      'SELECT sha256, changed, created_at FROM uploaded_file WHERE id = ?',
      [image_id],
    );
    if (!file) throw notFound();
    const { sha256, changed, created_at } = file;
    const leaf = await this.proofs.leafOf(sha256, created_at);
    const seal = leaf?.seal_number ? await this.proofs.seal(leaf.seal_number) : undefined;
    return {
      image_id,
      state: !leaf ? 'none' : !seal ? 'waiting' : seal.token ? 'stamped' : 'sealed',
      reason: leaf ? null : (changed ?? 'earlier'),
      sha256,
      uploaded_at: created_at.toISOString(),
      sealed_at: seal?.sealed_at ?? null,
      stamped_at: seal?.stamped_at ?? null,
    };
  }

  async find({ sha256 }: Input<typeof evidenceApi.find>): Promise<{ list: EvidenceProof[]; waiting: 0 | 1 }> {
    const leaves = await this.proofs.leavesOf(sha256, MOST);
    const proofs = await Promise.all(leaves.map((leaf) => this.proofs.proof(leaf)));
    return {
      list: proofs.filter((proof) => proof !== undefined),
      waiting: proofs.some((proof) => !proof) ? 1 : 0,
    };
  }

  async seal({ number }: Input<typeof evidenceApi.seal>): Promise<PublishedSeal> {
    const seal = await this.proofs.seal(number);
    if (!seal) throw notFound();
    return { ...seal, authorities: await this.stamps.trusted() };
  }
}
