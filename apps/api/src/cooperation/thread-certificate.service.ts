import { Inject, Injectable } from '@nestjs/common';
import {
  type CertificateFact,
  type CertifiedFile,
  SEALED_STATE,
  type ThreadAction,
  type ThreadCertificate,
  threadMachine,
} from '@ipw/domain';
import { CertificateService } from '../core/certificate/certificate.service';
import { smallPictures } from '../core/certificate/small-picture';
import { CONFIG, type Config } from '../core/config';
import { Db } from '../core/db/db';
import { FileService } from '../core/files/file.service';
import { originOf } from '../core/http/origin';
import { LimitService } from '../core/limit/limit.service';
import type { Count } from '../core/limit/rules';
import { FieldCipher } from '../core/security/field-cipher';
import type { Actor } from '../core/transition/history.service';
import type { MemberEntity } from '../member';
import { CooperationReadService, type FoundCooperation, type Naming } from './cooperation-read.service';
import { sealedBrandOf } from './sealed-brand';
import type { ThreadEntity, ThreadRoundEntity } from './thread.entity';
import { threadRefusal } from './thread-round.service';

interface Sealed extends Omit<CertifiedFile, 'uploaded_at' | 'size'> {
  id: string;
  size: number;
  uploaded_at: Date;
}

/** What the brand, or staff for it, do with a thread. */
const BRAND_ACTIONS: readonly ThreadAction[] = ['provide', 'provide_final', 'mark_final'];
const SEALED = `SELECT u.id, u.file_name AS name, u.sha256, u.file_size AS size, u.created_at AS uploaded_at
  FROM thread_round r JOIN round_file f ON f.round_id = r.id AND f.side = 'draft' JOIN uploaded_file u ON u.id = f.file_id
  WHERE r.thread_id = ? AND r.number = ? ORDER BY f.place`;

/** The certificate of a sealed final draft for both sides: a PDF that can be verified without the platform. */
@Injectable()
export class ThreadCertificateService {
  constructor(
    private readonly certificates: CertificateService,
    private readonly cipher: FieldCipher,
    private readonly cooperations: CooperationReadService,
    private readonly db: Db,
    private readonly files: FileService,
    private readonly limits: LimitService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `counts`: the limits of who asks for it. */
  async make(
    thread: ThreadEntity,
    found: FoundCooperation,
    naming: Naming,
    counts: readonly Count[],
  ): Promise<ThreadCertificate> {
    if (thread.state !== SEALED_STATE) throw threadRefusal(thread.state, 'error.STATE.no_certificate');
    await this.limits.takeAll(counts);
    const sealed = await this.db.rows<Sealed>(SEALED, [thread.id, thread.rounds]);
    const pdf = await this.certificates.make(
      {
        version: 1,
        kind: 'final_draft',
        certificate_id: thread.id,
        issuer: originOf(this.config),
        issued_at: new Date().toISOString(),
        facts: await this.facts(thread, found, naming),
        files: sealed.map(({ name, sha256, size, uploaded_at }) => ({
          name,
          sha256,
          size,
          uploaded_at: uploaded_at.toISOString(),
        })),
      },
      naming.language,
      await smallPictures(sealed, (id, variant) => this.files.original(id, variant), found.id),
    );
    return { file_name: `certificate-${thread.id}.pdf`, pdf: pdf.toString('base64') };
  }

  /**
   * Both parties, what they agreed on, and when each confirmed it. A name that was deleted since, or that the reader may not know,
   * is left out.
   */
  private async facts(
    thread: ThreadEntity,
    found: FoundCooperation,
    naming: Naming,
  ): Promise<CertificateFact[]> {
    const corrected = thread.corrects_id
      ? await this.db.one<ThreadEntity>('SELECT * FROM thread WHERE id = ?', [thread.corrects_id])
      : undefined;
    const { ip, brand: named } = this.namesOf(thread, found);
    const brand = this.cooperations.mayName(found, naming, named) ? named : null;
    const facts: [string, string | null | undefined][] = [
      ['project', this.cooperations.projectOf(found, naming.language)],
      ['coop_no', found.coop_no],
      ['ip', ip],
      ['holder', await this.holderOf(thread, ip)],
      ['brand', brand],
      ['product', thread.product_name],
      ['thread_kind', thread.kind],
      ['round', String(thread.rounds)],
      ['corrects', corrected && `${corrected.product_name} (${corrected.id})`],
      [
        (await this.isFinalByStaff(thread)) ? 'staff_confirmed_at' : 'brand_confirmed_at',
        thread.brand_final_at?.toISOString(),
      ],
      ['holder_confirmed_at', thread.sealed_at?.toISOString()],
    ];
    return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
  }

  /** The names of the IP and the brand as of the sealing; the present ones of what was sealed before they were kept. */
  private namesOf(thread: ThreadEntity, found: FoundCooperation): { ip: string; brand: string | null } {
    return thread.sealed_ip_name === null
      ? { ip: found.ip_name, brand: this.cooperations.brandOf(found) }
      : { ip: thread.sealed_ip_name, brand: sealedBrandOf(this.cipher, thread) };
  }

  /** Whether staff declared it final for the brand: with the round, or an approved one afterwards, from either side. */
  private async isFinalByStaff({ id, rounds }: ThreadEntity): Promise<boolean> {
    const last = await this.db.one<{ action: ThreadAction; actor_type: Actor['kind'] }>(
      `SELECT action, actor_type FROM audit_line WHERE subject = ? AND subject_id = ? AND action IN (?)
        ORDER BY id DESC LIMIT 1`,
      [threadMachine.name, id, BRAND_ACTIONS],
    );
    if (last?.action === 'mark_final') return last.actor_type === 'staff';
    const round = await this.db.one<Pick<ThreadRoundEntity, 'staff_id'>>(
      'SELECT staff_id FROM thread_round WHERE thread_id = ? AND number = ?',
      [id, rounds],
    );
    return !!round?.staff_id;
  }

  /**
   * The IP with the public name of who owned it when the draft was sealed; the IP alone where that is not known or closed. Brands
   * never see verified names (privacy policy, clause 6).
   */
  private async holderOf({ sealed_for }: ThreadEntity, ip: string): Promise<string> {
    const owner = await this.db.one<Pick<MemberEntity, 'username'>>(
      'SELECT username FROM member WHERE id = ? AND closed_at IS NULL',
      [sealed_for],
    );
    return owner ? `${ip} (${owner.username})` : ip;
  }
}
