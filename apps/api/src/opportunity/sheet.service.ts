import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  addWorkingDays,
  BUYER_KNOWN,
  CONSENT,
  DUE_DAYS,
  ESCALATED_AFTER,
  HOLDER_STATES,
  type HolderState,
  type Input,
  type Language,
  type opportunityApi,
  REFUSED,
  type SheetAction,
  type SheetDetail,
  sheetMachine,
  type SheetState,
  shanghaiDay,
  turnOf,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db, type Row, type Sql } from '../core/db/db';
import { DomainError, notAgreed, notFound, validationError } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { translate } from '../core/i18n';
import { reasonLine } from '../core/review/reason';
import { FieldCipher } from '../core/security/field-cipher';
import { TransitionService } from '../core/transition/transition.service';
import { BusinessPasswordService } from '../shop';
import type { SheetEntity } from './sheet.entity';
import { isPrivate, SheetNoticeService } from './sheet-notice.service';
import { SheetPictureService } from './sheet-picture.service';
import { buyerOf, eventsOf, publicSeries, replyOf, requestOf, statusOf } from './sheet.view';

type Api = typeof opportunityApi;
type Mine = SheetEntity & { state: HolderState };
/** The holder's side: details and the answer. They open after the supplement, private ones with the password, too. */
@Injectable()
export class SheetService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly consents: ConsentService,
    private readonly notices: SheetNoticeService,
    private readonly passwords: BusinessPasswordService,
    private readonly pictures: SheetPictureService,
    private readonly transitions: TransitionService,
  ) {}

  async detail(
    me: MemberCaller,
    { ip_id, sheet_id }: Input<Api['sheetDetail']>,
    language: Language,
  ): Promise<SheetDetail> {
    const sheet = await this.find(ip_id, sheet_id);
    if (isPrivate(sheet)) throw notFound();
    await this.requireSupplement(me);
    return this.view(me, sheet, language);
  }

  async privateDetail(
    me: MemberCaller,
    { ip_id, sheet_id }: Input<Api['privateDetail']>,
    language: Language,
  ): Promise<SheetDetail> {
    const sheet = await this.find(ip_id, sheet_id);
    await this.passwords.demand(me, ip_id);
    if (!isPrivate(sheet)) throw notFound();
    await this.requireSupplement(me);
    return this.view(me, sheet, language);
  }

  async reply(
    me: MemberCaller,
    input: Input<Api['sheetReply']>,
  ): Promise<{ state: SheetState; version: number }> {
    const { ip_id, sheet_id } = input;
    const sheet = await this.find(ip_id, sheet_id);
    await this.requireOwnSeries(ip_id, input.series_ids);
    if (isPrivate(sheet)) await this.passwords.demand(me, ip_id);
    await this.requireSupplement(me);
    return this.db.tx(async (sql) => {
      if (input.series_ids.length) await this.checkSeries(sql, ip_id, input.series_ids);
      return this.transitions.applyIn<SheetState, SheetAction, SheetEntity>(sql, {
        machine: sheetMachine,
        table: 'sheet',
        id: sheet_id,
        action: actionOf(sheet, input.decision),
        actor: me,
        where: { ip_id },
        version: input.version,
        ...(input.decision === 'reject' ? this.refusal(me, input) : this.agreement(me, input)),
      });
    });
  }

  async agree(
    me: MemberCaller,
    input: Input<Api['agreeSupplement']>,
    language: Language,
  ): Promise<{ agreed: true }> {
    if (!input.agree) throw notAgreed(CONSENT.supplement[0]);
    if (await this.hasSupplement(me)) return { agreed: true };
    await this.db.tx((sql) => this.consents.record(sql, me.id, CONSENT.supplement, language, input.texts));
    return { agreed: true };
  }

  hasSupplement(me: MemberCaller): Promise<boolean> {
    return this.consents.has(me.id, CONSENT.supplement[0]);
  }

  private async requireSupplement(me: MemberCaller): Promise<void> {
    if (!(await this.hasSupplement(me))) throw notAgreed(CONSENT.supplement[0]);
  }

  private agreement(me: MemberCaller, { answer, series_ids }: Input<Api['sheetReply']>) {
    const now = new Date();
    const due_at = addWorkingDays(now, DUE_DAYS.sheet_consult);
    return {
      set: {
        consult: 'pending',
        answer: answer!,
        series_ids: JSON.stringify(series_ids),
        answered_at: now,
        note: null,
        due_at,
        ends_at: null,
        remind_at: addWorkingDays(now, DUE_DAYS.sheet_consult + ESCALATED_AFTER),
      } satisfies Row,
      effect: async (sql: Sql, row: SheetEntity) => {
        if (turnOf(row.state, row.consult) !== 'holder')
          throw new DomainError('STATE', { machine: sheetMachine.name, state: row.state, allowed: [] });
        await this.notices.notify(sql, row, 'answered', { due: shanghaiDay(due_at), by: me.id });
      },
    };
  }

  private refusal(me: MemberCaller, { reason_code, reason }: Input<Api['sheetReply']>) {
    return {
      reason: reasonLine({ reason_code, reason }) || null,
      set: {
        reason_code: reason_code ?? (reason ? 'other' : null),
        reason: reason || null,
        due_at: null,
        ends_at: null,
        remind_at: null,
        ended_at: new Date(),
        open_key: null,
      } satisfies Row,
      effect: (sql: Sql, row: SheetEntity) => this.notices.notify(sql, row, 'rejected', { by: me.id }),
    };
  }

  /** Refuses series of another IP like missing ones. */
  private async requireOwnSeries(ipId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const found = await this.db.rows('SELECT id FROM series WHERE ip_id = ? AND id IN (?)', [ipId, ids]);
    if (found.length < new Set(ids).size) throw notFound();
  }

  private async checkSeries(sql: Sql, ipId: string, ids: readonly string[]): Promise<void> {
    if ((await publicSeries(sql, ipId, ids)).length < new Set(ids).size)
      throw validationError('series_ids', 'choice');
  }

  /** A sheet of the IP that its holder may see: checked, and not refused. */
  private async find(ipId: string, id: string): Promise<Mine> {
    const sheet = await this.db.one<SheetEntity>('SELECT * FROM sheet WHERE id = ? AND ip_id = ?', [
      id,
      ipId,
    ]);
    const shown: readonly SheetState[] = HOLDER_STATES;
    if (!sheet || !shown.includes(sheet.state) || sheet.state === REFUSED) throw notFound();
    return sheet as Mine;
  }

  private async view(me: MemberCaller, sheet: Mine, language: Language): Promise<SheetDetail> {
    const { buyer_name, company_name, area_code, phone_number } = buyerOf(this.cipher, sheet);
    const turn = turnOf(sheet.state, sheet.consult);
    return {
      sheet_id: sheet.id,
      ...statusOf(sheet),
      ...requestOf(sheet),
      sku: translate(language, `field.${String(sheet.sku_id)}`),
      company_case_images: await this.pictures.of(sheet, { kind: 'holder', id: `${me.id}.${sheet.id}` }),
      actions: actionsFor(sheetMachine, sheet.state, (by) => by === 'owner').filter(() => turn === 'holder'),
      buyer:
        sheet.buyer && BUYER_KNOWN.includes(sheet.state)
          ? { buyer_name, company_name, phone_number: `+${area_code} ${phone_number}` }
          : null,
      reply: await replyOf(this.db, sheet),
      note: turn === 'holder' ? sheet.note : null,
      events: await eventsOf(this.db, sheet.id),
    };
  }
}

/** Agreeing answers a new sheet; one the consultant sent back is answered again. */
const actionOf = ({ state }: SheetEntity, decision: 'agree' | 'reject'): SheetAction => {
  if (decision === 'reject') return 'reject';
  return sheetMachine.actions.answer.from.includes(state) ? 'answer' : 'agree';
};
