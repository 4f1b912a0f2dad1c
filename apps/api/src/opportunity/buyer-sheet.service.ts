import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  type BuyerSheet,
  type BuyerSheetRow,
  type Input,
  maskPhone,
  MATCHED,
  type opportunityApi,
  renewalOf,
  type SheetAction,
  sheetMachine,
  turnOf,
} from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { LimitService } from '../core/limit/limit.service';
import { marksOf } from '../core/review/marks';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { HistoryService, VISITOR } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { ContactPhoneService, SlugService } from '../ip';
import { ShopFrontService } from '../shop';
import { BuyerAccessService, type FoundSheet } from './buyer-access.service';
import { type Browser, BuyerLinkService } from './buyer-link.service';
import type { CooperationEntity } from './cooperation.entity';
import { CooperationService } from './cooperation.service';
import { SheetAlternativeService } from './sheet-alternative.service';
import type { SheetEntity } from './sheet.entity';
import { SheetNoticeService } from './sheet-notice.service';
import { SheetPictureService } from './sheet-picture.service';
import { buyerOf, eventsOf, replyOf, requestOf, statusOf } from './sheet.view';

type Api = typeof opportunityApi;

/** The buyer's side of a sheet: the link alone reads; changes and the holder's contact need the phone's code once. */
@Injectable()
export class BuyerSheetService {
  constructor(
    private readonly access: BuyerAccessService,
    private readonly alternatives: SheetAlternativeService,
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly contacts: ContactPhoneService,
    private readonly cooperations: CooperationService,
    private readonly history: HistoryService,
    private readonly limits: LimitService,
    private readonly links: BuyerLinkService,
    private readonly notices: SheetNoticeService,
    private readonly phones: PhoneService,
    private readonly pictures: SheetPictureService,
    private readonly shop: ShopFrontService,
    private readonly slugs: SlugService,
    private readonly transitions: TransitionService,
  ) {}

  async detail(input: Input<Api['cooperateDetail']>, browser: Browser): Promise<BuyerSheet> {
    const sheet = await this.access.find(input, browser);
    return this.view(sheet, browser, this.access.hasProven(sheet, browser));
  }

  /** All sheets of a proven phone, newest first. */
  async list(
    { yzm, ...phone }: Input<Api['cooperateList']>,
    browser: Browser,
  ): Promise<{ list: BuyerSheetRow[] }> {
    await this.access.prove(phone, this.phones.hash(phone), yzm, browser);
    const rows = await this.db.rows<FoundSheet>(
      `SELECT t.*, ip.ip_name FROM sheet t JOIN ip ON ip.id = t.ip_id
        WHERE t.phone_hash = ? ORDER BY t.created_at DESC, t.id DESC LIMIT 100`,
      [this.phones.hash(phone)],
    );
    return { list: rows.map((row) => ({ ...statusOf(row), ip_name: row.ip_name })) };
  }

  async move(
    action: Extract<SheetAction, 'confirm' | 'abandon'>,
    { yzm, version, ...link }: Input<Api['cooperateConfirm']>,
    browser: Browser,
  ): Promise<BuyerSheet> {
    const sheet = await this.access.find(link, browser);
    const { area_code, phone_number } = buyerOf(this.cipher, sheet);
    await this.access.prove({ area_code, phone_number }, sheet.phone_hash, yzm, browser);
    const now = new Date();
    await this.transitions.apply(
      {
        machine: sheetMachine,
        table: 'sheet',
        id: sheet.id,
        action,
        actor: VISITOR,
        ...(version !== undefined && { version }),
        set: { due_at: null, ends_at: null, remind_at: null, ended_at: now, open_key: null },
        effect: (effect, row: SheetEntity) =>
          action === 'confirm' ? this.match(effect, row) : this.notices.notify(effect, row, 'abandoned'),
      },
      'committed',
    );
    return this.view(await this.access.reread(sheet.id), browser, true);
  }

  /** Sends a new link to the phone of the sheet; the old one ends. Answers the same whether there is such a sheet. */
  async relink(
    { sheet_no, yzm, ...phone }: Input<Api['cooperateRelink']>,
    browser: Browser,
  ): Promise<{ sheet_no: string }> {
    const hash = this.phones.hash(phone);
    await this.access.prove(phone, hash, yzm, browser);
    await this.limits.take('cooperate_relink', hash);
    await this.db.tx(async (sql) => {
      const sheet = await sql.one<SheetEntity>(
        'SELECT * FROM sheet WHERE sheet_no = ? AND phone_hash = ? FOR UPDATE',
        [sheet_no, hash],
      );
      if (!sheet) throw notFound();
      const link_number = sheet.link_number + 1;
      await sql.update('sheet', { link_number }, { id: sheet.id });
      await this.history.write(sql, {
        subject: sheetMachine.name,
        subjectId: sheet.id,
        action: 'renew',
        actor: VISITOR,
      });
      await this.notices.notify(sql, { ...sheet, link_number }, 'renewed');
    });
    return { sheet_no };
  }

  /** Only an answer the consultant has passed can be confirmed; the match makes the cooperation. */
  private async match(sql: Sql, sheet: SheetEntity): Promise<void> {
    if (turnOf(sheet.state, sheet.consult) !== 'buyer')
      throw new DomainError('STATE', { machine: sheetMachine.name, state: sheet.state, allowed: [] });
    await this.cooperations.create(sql, {
      ip_id: sheet.ip_id,
      origin: 'sheet',
      origin_id: sheet.id,
      source: sheet.source,
      share_percent: sheet.share_percent,
      buyer: buyerOf(this.cipher, sheet),
      language: sheet.language,
    });
    await this.notices.notify(sql, sheet, 'matched');
  }

  private async view(sheet: FoundSheet, { context }: Browser, proven: boolean): Promise<BuyerSheet> {
    const buyer = buyerOf(this.cipher, sheet);
    const turn = turnOf(sheet.state, sheet.consult);
    const passed = sheet.consult === 'passed';
    const renewal = renewalOf(sheet.state);
    const renewed_as = renewal && (await this.access.renewedAs(this.db, sheet));
    return {
      ...statusOf(sheet),
      ...requestOf(sheet),
      actions: actionsFor(sheetMachine, sheet.state, (by) => by === 'buyer').filter(
        (action) => action !== 'confirm' || turn === 'buyer',
      ),
      ip: {
        ip_id: sheet.ip_id,
        ip_name: sheet.ip_name,
        path: `/ip/${encodeURIComponent(await this.slugs.of({ id: sheet.ip_id, ip_name: sheet.ip_name }))}`,
      },
      company_case_images: await this.pictures.of(sheet, {
        kind: 'buyer',
        id: `${sheet.id}.${String(sheet.link_number)}`,
      }),
      buyer_name: buyer.buyer_name,
      company_name: buyer.company_name,
      phone_number: maskPhone(buyer.phone_number),
      reason_code: sheet.reason_code,
      reason: sheet.reason,
      marks: marksOf(sheet.marks),
      reply: passed ? await replyOf(this.db, sheet) : null,
      events: await eventsOf(this.db, sheet.id),
      proven,
      contact: proven && sheet.state === MATCHED ? await this.contactOf(sheet.ip_id) : null,
      room: proven && sheet.state === MATCHED ? await this.roomOf(sheet.id) : null,
      renewal: renewed_as ? null : renewal,
      renewed_as,
      alternatives: await this.alternatives.of(sheet, context.language),
    };
  }

  private async roomOf(sheetId: string): Promise<BuyerSheet['room']> {
    const found = await this.db.one<CooperationEntity>(
      "SELECT * FROM cooperation WHERE origin = 'sheet' AND origin_id = ?",
      [sheetId],
    );
    return found ? { coop_no: found.coop_no, access_key: this.links.keyOf(found) } : null;
  }

  /** The business contact of the IP; where the holder has set none, their own name and phone. */
  private async contactOf(ipId: string): Promise<BuyerSheet['contact']> {
    const owner = await this.db.one<{ id: string; username: string; phone: Buffer }>(
      'SELECT m.id, m.username, m.phone FROM ip JOIN member m ON m.id = ip.owner_id WHERE ip.id = ?',
      [ipId],
    );
    if (!owner) return null;
    const { link_name } = await this.shop.of(ipId);
    const named = await this.contacts.of(ipId);
    return {
      link_name: link_name ?? owner.username,
      link_phone_number: named ?? this.phones.open(owner.id, owner.phone),
    };
  }
}
