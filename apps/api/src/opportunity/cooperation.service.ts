import { Injectable } from '@nestjs/common';
import {
  type CooperationAction,
  COOPERATING,
  COOPERATION_ENDED,
  cooperationMachine,
  type CooperationState,
  type Language,
  nextMorning,
  PLATFORM_SHARE,
  ulid,
} from '@ipw/domain';
import type { ServerKey } from '@ipw/domain/i18n/server.en';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import type { TextMessage } from '../core/providers/text-message.service';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { type Actor, HistoryService, SYSTEM } from '../core/transition/history.service';
import { type Move, TransitionService } from '../core/transition/transition.service';
import { ownedAmong } from '../ip';
import { BuyerLinkService } from './buyer-link.service';
import type { CooperationEntity } from './cooperation.entity';
import type { Buyer } from './sheet.entity';
import { newNumber } from './sheet-number';
import { sealBuyer } from './sheet.view';

type Made = Pick<CooperationEntity, 'ip_id' | 'origin' | 'origin_id' | 'source' | 'share_percent'> & {
  buyer: Buyer;
  language?: string;
};
type Contract = Pick<
  CooperationEntity,
  'ip_id' | 'title' | 'contract_number' | 'source' | 'starts_on' | 'ends_on'
> & { buyer: Buyer };
type Inserted = Made & Partial<Contract>;
type Ending = Move<CooperationState, CooperationAction, CooperationEntity>;
type Days = Pick<CooperationEntity, 'starts_on' | 'ends_on'>;

/** Texts to a brand, which take `link` besides their arguments. */
export type BrandText = Extract<ServerKey, `sms.brand_${string}`>;

/** Texts about replies, which a brand may get together once a day; the others have a date, or begin or end a right. */
const DAILY: ReadonlySet<BrandText> = new Set([
  'sms.brand_approved',
  'sms.brand_continue',
  'sms.brand_pin',
  'sms.brand_confirmed',
  'sms.brand_images_refused',
]);

/** What the links and texts of a cooperation need. */
export type Linked = Pick<CooperationEntity, 'id' | 'coop_no' | 'link_number' | 'language' | 'buyer'>;

/** Cooperations: one for a matched sheet, one for an awarded entry, and those of contracts that staff enter. */
@Injectable()
export class CooperationService {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly history: HistoryService,
    private readonly jobs: JobService,
    private readonly links: BuyerLinkService,
    private readonly phones: PhoneService,
    private readonly transitions: TransitionService,
  ) {}

  /** Begins what a match or an award makes; what an award made before goes on. Returns whether it is new. Refuses an IP without an owner. */
  async create(sql: Sql, made: Made): Promise<boolean> {
    await this.demandOwned(sql, made.ip_id);
    const known = await sql.one<Pick<CooperationEntity, 'id' | 'state'>>(
      'SELECT id, state FROM cooperation WHERE origin = ? AND origin_id = ? FOR UPDATE',
      [made.origin, made.origin_id],
    );
    if (!known) await this.insert(sql, ulid(), made, SYSTEM);
    else if (known.state !== COOPERATING)
      await this.end(sql, { id: known.id, action: 'resume', actor: SYSTEM });
    return !known;
  }

  /** Enters a contract made outside the platform, and sends the brand its link. Refuses an IP without an owner. */
  async enter(sql: Sql, actor: Actor, contract: Contract): Promise<string> {
    await this.demandOwned(sql, contract.ip_id);
    const id = ulid();
    const share_percent = PLATFORM_SHARE[contract.source];
    await this.insert(sql, id, { ...contract, origin: 'contract', origin_id: id, share_percent }, actor);
    await this.invite(sql, id);
    return id;
  }

  /** Changes who of the brand gets the link, and the days. The old link ends, and a phone gets the new one. */
  async change(
    sql: Sql,
    { id, link_number, version, phone_hash }: CooperationEntity,
    buyer: Buyer,
    days: Days,
  ): Promise<void> {
    const sealed = this.sealed(id, buyer);
    await sql.update(
      'cooperation',
      {
        ...days,
        ...sealed,
        link_number: link_number + 1,
        version: version + 1,
        // Another phone has not chosen one text a day.
        ...(sealed.phone_hash !== phone_hash && { daily: 0, waiting_texts: 0, texts_at: null }),
      },
      { id },
    );
    await this.invite(sql, id);
  }

  /** Ends a cooperation; `effect` ends what belongs to it in the same transaction. */
  end(
    sql: Sql,
    end: Pick<Ending, 'id' | 'action' | 'actor' | 'version' | 'reason' | 'effect'>,
  ): Promise<{ state: CooperationState; version: number }> {
    return this.transitions.applyIn<CooperationState, CooperationAction, CooperationEntity>(sql, {
      machine: cooperationMachine,
      table: 'cooperation',
      set: { ended_at: end.action === 'resume' ? null : new Date() },
      ...end,
    });
  }

  buyerOf({ id, buyer }: Pick<CooperationEntity, 'id' | 'buyer'>): Buyer | null {
    return buyer && (JSON.parse(this.cipher.open(`cooperation:${id}:buyer`, buyer)) as Buyer);
  }

  /**
   * Chooses one text a day for the phone that has proven itself; returns whether the cooperation is still its. What waits when the
   * choice is taken back is sent within minutes.
   */
  async choose(sql: Sql, id: string, phoneHash: string, daily: boolean): Promise<boolean> {
    const found = await sql.execute(
      'UPDATE cooperation SET daily = ?, texts_at = IF(texts_at IS NULL OR ?, texts_at, NOW(3)) WHERE id = ? AND phone_hash = ?',
      [daily, daily, id, phoneHash],
    );
    return found === 1;
  }

  /** Sends the text of the day if it is due; its count is taken off in the transaction that queues it. */
  async digest(sql: Sql, id: string): Promise<void> {
    const found = await sql.one<CooperationEntity>(
      'SELECT * FROM cooperation WHERE id = ? AND texts_at <= NOW(3) FOR UPDATE',
      [id],
    );
    if (!found) return;
    await sql.update('cooperation', { waiting_texts: 0, texts_at: null }, { id });
    const { ip_name } = (await sql.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [
      found.ip_id,
    ]))!;
    await this.text(sql, found, 'sms.brand_digest', { ip_name, count: String(found.waiting_texts) });
  }

  /** Sends no text of the day about what was to be told until now. */
  async dropTexts(sql: Sql, ipIds: readonly string[]): Promise<void> {
    await sql.execute('UPDATE cooperation SET waiting_texts = 0, texts_at = NULL WHERE ip_id IN (?)', [
      ipIds,
    ]);
  }

  /** A text message with the brand's link, or one more for the text of the day; where the brand has no contact, none. */
  async text(sql: Sql, found: Linked, key: BrandText, args: Record<string, string>): Promise<void> {
    const buyer = this.buyerOf(found);
    if (!buyer?.phone_number) return;
    if (DAILY.has(key) && (await this.waits(sql, found.id))) return;
    const { area_code, phone_number } = buyer;
    const text = translate(found.language as Language, key, { ...args, link: this.links.roomOf(found) });
    await this.jobs.enqueue(sql, 'sms', {
      to: { area_code, phone_number },
      text,
      notice: true,
      only: true,
    } satisfies TextMessage);
  }

  /** Counts a reply for the text of the day, if the brand wants one; returns whether it does. */
  private async waits(sql: Sql, id: string): Promise<boolean> {
    const counted = await sql.execute(
      'UPDATE cooperation SET waiting_texts = waiting_texts + 1, texts_at = IFNULL(texts_at, ?) WHERE id = ? AND daily',
      [nextMorning(new Date()), id],
    );
    return counted === 1;
  }

  /** Locks the IP, so that none loses its owner beside a cooperation that begins. */
  private async demandOwned(sql: Sql, ipId: string): Promise<void> {
    if ((await ownedAmong(sql, [ipId])).has(ipId)) return;
    const ended = { machine: cooperationMachine.name, state: COOPERATION_ENDED, allowed: [] };
    throw new DomainError('STATE', ended);
  }

  private async invite(sql: Sql, id: string): Promise<void> {
    const found = (await sql.one<CooperationEntity & { ip_name: string }>(
      'SELECT t.*, ip.ip_name FROM cooperation t JOIN ip ON ip.id = t.ip_id WHERE t.id = ?',
      [id],
    ))!;
    await this.text(sql, found, 'sms.brand_link', { coop_no: found.coop_no, ip_name: found.ip_name });
  }

  private async insert(sql: Sql, id: string, { buyer, ...made }: Inserted, actor: Actor): Promise<void> {
    await sql.insert('cooperation', { id, coop_no: newNumber(), ...made, ...this.sealed(id, buyer) });
    await this.history.write(sql, {
      subject: cooperationMachine.name,
      subjectId: id,
      action: 'create',
      actor,
      to: cooperationMachine.initial,
    });
  }

  private sealed(id: string, buyer: Buyer) {
    return {
      buyer: sealBuyer(this.cipher, 'cooperation', id, buyer),
      phone_hash: buyer.phone_number ? this.phones.hash(buyer) : null,
    };
  }
}
