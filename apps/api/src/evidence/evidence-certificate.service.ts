import { Inject, Injectable } from '@nestjs/common';
import {
  type CertificateFact,
  type EvidenceCertificate,
  type evidenceApi,
  type EvidenceProof,
  type Input,
  type Language,
  sealText,
} from '@ipw/domain';
import { checkTimeStamp } from '@ipw/domain/evidence/time-stamp';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import { CertificateService } from '../core/certificate/certificate.service';
import { smallPictures } from '../core/certificate/small-picture';
import { CONFIG, type Config } from '../core/config';
import { Db, fromJson } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { UploadedFileEntity } from '../core/files/uploaded-file.entity';
import type { MemberCaller } from '../core/http/context';
import { originOf } from '../core/http/origin';
import { LimitService } from '../core/limit/limit.service';
import { ProofService } from './proof.service';
import { TimeStampService } from './time-stamp.service';

interface Subject {
  certificate_id: string;
  facts: CertificateFact[];
  files: readonly UploadedFileEntity[];
}

/** Certificates of evidence: PDFs that hold hashes, times, paths and time-stamps, and are verified without us. */
@Injectable()
export class EvidenceCertificateService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly limits: LimitService,
    private readonly proofs: ProofService,
    private readonly stamps: TimeStampService,
    private readonly certificates: CertificateService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Of one file; NOT_FOUND for one the member may not open. */
  async ofFile(
    me: MemberCaller,
    { image_id }: Input<typeof evidenceApi.certificate>,
    language: Language,
  ): Promise<EvidenceCertificate> {
    await this.files.one(image_id, me);
    const files = await this.rows([image_id]);
    return this.make(me, { certificate_id: image_id, facts: [], files }, language);
  }

  /** Of all pictures of a filing. */
  async ofFiling(
    me: MemberCaller,
    { filing_id }: Input<typeof evidenceApi.filingCertificate>,
    language: Language,
  ): Promise<EvidenceCertificate> {
    const filing = await this.db.one<{
      filing_number: string | null;
      title: string | null;
      pictures: string;
    }>('SELECT filing_number, title, pictures FROM filing WHERE id = ? AND member_id = ?', [
      filing_id,
      me.id,
    ]);
    if (!filing) throw notFound();
    const facts = Object.entries({ filing_number: filing.filing_number, work: filing.title }).flatMap(
      ([name, value]) => (value ? [{ name, value }] : []),
    );
    const ids = fromJson<string[]>(filing.pictures);
    if (ids.length === 0) throw refusal('none', 'error.STATE.no_evidence');
    return this.make(me, { certificate_id: filing_id, facts, files: await this.rows(ids) }, language);
  }

  private async rows(ids: readonly string[]): Promise<UploadedFileEntity[]> {
    const found = await this.db.rows<UploadedFileEntity>('SELECT * FROM uploaded_file WHERE id IN (?)', [
      ids,
    ]);
    return ids.flatMap((id) => found.filter((row) => row.id === id));
  }

  private async make(
    { id: memberId }: MemberCaller,
    { certificate_id, facts, files }: Subject,
    language: Language,
  ): Promise<EvidenceCertificate> {
    await this.limits.take('certificate', memberId);
    const proofs = await Promise.all(files.map((file) => this.proofOf(file)));
    const authorities = await this.stamps.trusted();
    const pdf = await this.certificates.make(
      {
        version: 1,
        kind: 'evidence',
        certificate_id,
        issuer: originOf(this.config),
        issued_at: new Date().toISOString(),
        facts: [...facts, ...(await factsOf(files, proofs, authorities))],
        files: files.map(({ file_name, sha256, file_size, created_at }) => ({
          name: file_name,
          sha256,
          size: file_size,
          uploaded_at: created_at.toISOString(),
        })),
        proof: { proofs, authorities },
      },
      language,
      await this.pictures(files, memberId),
    );
    return { file_name: `evidence-${certificate_id}.pdf`, pdf: pdf.toString('base64') };
  }

  private async proofOf({ sha256, changed, created_at }: UploadedFileEntity): Promise<EvidenceProof> {
    const leaf = await this.proofs.leafOf(sha256, created_at);
    if (!leaf) throw refusal('none', `error.STATE.no_evidence.${changed ?? 'earlier'}`);
    const proof = await this.proofs.proof(leaf);
    if (!proof) throw refusal('waiting', 'error.STATE.unsealed_evidence');
    return proof;
  }

  /** Of pictures alone: a paper is not shown. */
  private pictures(files: readonly UploadedFileEntity[], turnOf: string) {
    const shown = files.filter(({ width }) => width !== null);
    return smallPictures(shown, (id, variant) => this.files.original(id, variant), turnOf);
  }
}

const refusal = (state: string, sentence: ServerKey): DomainError =>
  new DomainError('STATE', { state, allowed: [] }, [], sentence);

/** What a certificate prints of its proofs: each seal, and below it the way of each file to its root. */
async function factsOf(
  files: readonly UploadedFileEntity[],
  proofs: readonly EvidenceProof[],
  authorities: readonly string[],
): Promise<CertificateFact[]> {
  const facts: [string, string | null][] = [];
  for (const seal of new Map(proofs.map(({ seal: one }) => [one.number, one])).values()) {
    const stamp = seal.token && (await checkTimeStamp(seal.token, sealText(seal), authorities));
    facts.push(
      ['sealed_at', seal.sealed_at],
      ['seal', String(seal.number)],
      ['seal_size', String(seal.size)],
      ['root', seal.root],
      ['stamped_at', seal.stamped_at],
      ['authority', stamp ? stamp.authority : null],
    );
    for (const [index, { path, seal: own }] of proofs.entries()) {
      const named = proofs.length > 1 ? `${files[index]!.file_name}: ` : '';
      if (own.number === seal.number && path.length) facts.push(['path', named + path.join(' ')]);
    }
  }
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
