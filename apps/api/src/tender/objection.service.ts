import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  AWARD_PUBLISHED,
  AWARDED,
  awardMachine,
  DUE_DAYS,
  type Input,
  type objectionApi,
  objectionMachine,
  objectionsUntil,
  REGISTRATION_PASSED,
  shanghaiDay,
  TENDER_OPEN,
  type TenderObjection,
  ulid,
} from '@ipw/domain';
import { Db, fromJson, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { FileUseService } from '../core/files/file-use.service';
import type { MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import type { AwardEntity } from './award.entity';
import { awardRefusal } from './award-rules';
import type { ObjectionEntity } from './objection.entity';
import type { RegistrationEntity } from './registration.entity';
import { TenderNoticeService } from './tender-notice.service';
import type { TenderEntity } from './tender.entity';

const FILES = { proof_images: 'rights_proof' } as const;
type Api = typeof objectionApi;
type Entry = Pick<RegistrationEntity, 'id' | 'state'>;

/** The cipher context of an objection's text. */
const objectionContext = (id: string): string => `tender_objection:${id}:statement`;

/** The decrypted text; empty when it is erased. */
export const statementOf = (
  cipher: FieldCipher,
  { id, statement }: Pick<ObjectionEntity, 'id' | 'statement'>,
): string => (statement ? cipher.open(objectionContext(id), statement) : '');

/** Objections of entrants to a published result (section 6 of the participation instructions). */
@Injectable()
export class ObjectionService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly files: FileService,
    private readonly history: HistoryService,
    private readonly notices: TenderNoticeService,
    private readonly uses: FileUseService,
  ) {}

  /** Objections of an IP to the result of a project, and until when it may object. */
  async of(
    tenderId: string,
    entry: Entry,
    viewer: MemberCaller,
  ): Promise<{ objections: TenderObjection[]; objections_until: string | null }> {
    const rows = await this.db.rows<ObjectionEntity>(
      'SELECT * FROM tender_objection WHERE registration_id = ? ORDER BY id DESC',
      [entry.id],
    );
    const award = await this.db.one<AwardEntity>('SELECT * FROM tender_award WHERE id = ? AND state = ?', [
      tenderId,
      AWARD_PUBLISHED,
    ]);
    const objections = rows.map(async (row) => ({
      objection_id: row.id,
      state: row.state,
      statement: statementOf(this.cipher, row),
      proof_images: await this.files.many(fromJson<string[]>(row.proof_images), viewer),
      created_at: row.created_at.toISOString(),
      due_at: iso(row.due_at),
      decided_at: iso(row.decided_at),
      reason: row.reason,
    }));
    const done = rows.some(({ contested_at }) => contested_at.getTime() === award?.published_at?.getTime());
    const until = award && objectionsUntil(award.published_at!);
    const may = until && !done && entry.state === REGISTRATION_PASSED && new Date() <= until;
    return { objections: await Promise.all(objections), objections_until: may ? until.toISOString() : null };
  }

  /** The lock on the result keeps it from being opened again meanwhile. */
  submit(
    me: MemberCaller,
    { ip_id, tender_id, statement, proof_images }: Input<Api['objectionSubmit']>,
  ): Promise<{ objection_id: string; state: ObjectionEntity['state'] }> {
    const arrived = new Date();
    const id = ulid();
    const { initial: state, name: machine } = objectionMachine;
    return this.db.tx(async (sql) => {
      const { tender, entry, contested_at } = await this.contested(sql, ip_id, tender_id, arrived);
      const known = await sql.one(
        'SELECT id FROM tender_objection WHERE registration_id = ? AND contested_at = ? LOCK IN SHARE MODE',
        [entry.id, contested_at],
      );
      if (known) throw new DomainError('STATE', { machine, state, allowed: [] });
      await this.uses.attach(sql, me.id, ip_id, { proof_images }, FILES, []);
      const due_at = addWorkingDays(arrived, DUE_DAYS.tender_objection);
      await sql.insert('tender_objection', {
        ...{ id, tender_id, registration_id: entry.id, ip_id, objected_by: me.id, contested_at, due_at },
        statement: this.cipher.seal(objectionContext(id), statement),
        proof_images: JSON.stringify(proof_images),
        created_at: arrived,
      });
      await this.uses.replace(sql, { id, ipId: ip_id }, 'live', { proof_images }, FILES);
      await this.history.write(sql, {
        ...{ subject: machine, subjectId: id, action: 'create', actor: me, to: state },
      });
      const args = () => ({ due: shanghaiDay(due_at) });
      await this.notices.notify(sql, tender, [ip_id], 'tender_objection_received', args);
      const awarded = await awardedIps(sql, tender_id);
      const others = awarded.filter((one) => one !== ip_id);
      await this.notices.notify(sql, tender, others, 'tender_objection_opened', args);
      return { objection_id: id, state };
    }, 'committed');
  }

  /** The published result, locked, and the approved entry of the IP. */
  private async contested(sql: Sql, ipId: string, tenderId: string, arrived: Date) {
    const tender = await sql.one<TenderEntity>('SELECT * FROM tender WHERE id = ? AND state = ?', [
      tenderId,
      TENDER_OPEN,
    ]);
    const award = await sql.one<AwardEntity>('SELECT * FROM tender_award WHERE id = ? FOR UPDATE', [
      tenderId,
    ]);
    if (!tender || !award) throw notFound();
    const entry = await sql.one<Entry>(
      'SELECT id, state FROM tender_registration WHERE tender_id = ? AND ip_id = ? AND state = ?',
      [tenderId, ipId, REGISTRATION_PASSED],
    );
    if (!entry) throw awardRefusal(award.state, 'error.STATE.objection_entry');
    if (award.state !== AWARD_PUBLISHED)
      throw new DomainError('STATE', {
        ...{ machine: awardMachine.name, state: award.state, allowed: [AWARD_PUBLISHED] },
      });
    const contested_at = award.published_at!;
    if (arrived > objectionsUntil(contested_at))
      throw awardRefusal(award.state, 'error.STATE.objections_over');
    return { tender, entry, contested_at };
  }
}

/** IPs with an award of a project. */
export async function awardedIps(sql: Sql, tenderId: string): Promise<string[]> {
  const rows = await sql.rows<{ ip_id: string }>(
    'SELECT ip_id FROM tender_registration WHERE tender_id = ? AND result = ? ORDER BY ip_id',
    [tenderId, AWARDED],
  );
  return rows.map(({ ip_id }) => ip_id);
}
