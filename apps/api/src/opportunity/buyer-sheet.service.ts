import { Injectable } from '@nestjs/common';
import {
  type BuyerSheet,
  type Input,
  type opportunityApi,
  type SheetAction,
  sheetMachine,
  turnOf,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { FieldCipher } from '../core/security/field-cipher';
import { VISITOR } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { BuyerAccessService } from './buyer-access.service';
import type { Browser } from './buyer-link.service';
import { BuyerSheetViewService } from './buyer-sheet-view.service';
import { CooperationService } from './cooperation.service';
import type { SheetEntity } from './sheet.entity';
import { SheetNoticeService } from './sheet-notice.service';
import { buyerOf } from './sheet.view';

type Api = typeof opportunityApi;

/** The buyer's side of a sheet: the link alone reads; changes and the holder's contact need the phone's code once. */
@Injectable()
export class BuyerSheetService {
  constructor(
    private readonly access: BuyerAccessService,
    private readonly cipher: FieldCipher,
    private readonly cooperations: CooperationService,
    private readonly notices: SheetNoticeService,
    private readonly transitions: TransitionService,
    private readonly views: BuyerSheetViewService,
  ) {}

  async detail({ yzm, ...link }: Input<Api['cooperateDetail']>, browser: Browser): Promise<BuyerSheet> {
    const sheet = await this.access.find(link, browser);
    if (yzm === undefined) return this.views.of(sheet, browser, this.access.hasProven(sheet, browser));
    await this.prove(sheet, yzm, browser);
    return this.views.of(sheet, browser, true);
  }

  async move(
    action: Extract<SheetAction, 'confirm' | 'abandon'>,
    { yzm, version, ...link }: Input<Api['cooperateConfirm']>,
    browser: Browser,
  ): Promise<BuyerSheet> {
    const sheet = await this.access.find(link, browser);
    await this.prove(sheet, yzm, browser);
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
    return this.views.of(await this.access.reread(sheet.id), browser, true);
  }

  private prove(sheet: SheetEntity, yzm: string | undefined, browser: Browser): Promise<void> {
    const { area_code, phone_number } = buyerOf(this.cipher, sheet);
    return this.access.prove({ area_code, phone_number }, sheet.phone_hash, yzm, browser);
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
}
