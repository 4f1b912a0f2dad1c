import { Injectable } from '@nestjs/common';
import {
  COOPERATING,
  COOPERATION_ENDED,
  cooperationMachine,
  type Input,
  OPEN_SHEETS,
  type opportunityApi,
  RETENTION,
  type SheetAction,
  sheetMachine,
  type SheetState,
} from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { sweep, sweepEach } from '../core/db/sweep';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { HistoryService, VISITOR } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { BuyerAccessService } from './buyer-access.service';
import type { Browser } from './buyer-link.service';
import type { CooperationEntity } from './cooperation.entity';
import type { RequestTexts, SheetEntity } from './sheet.entity';
import { SheetNoticeService } from './sheet-notice.service';
import { SheetPictureService } from './sheet-picture.service';

const ERASED: RequestTexts = { sku_describe: '', company_case: null, other_describe: null };

type Listener = (sql: Sql, cooperationId: string) => Promise<void>;

/** Deletes a buyer's data from all sheets and cooperations of a proven phone. What was asked for when, and the holder's answer, stay. */
@Injectable()
export class BuyerErasureService {
  private readonly listeners: Listener[] = [];

  constructor(
    private readonly access: BuyerAccessService,
    private readonly cipher: FieldCipher,
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly notices: SheetNoticeService,
    private readonly phones: PhoneService,
    private readonly pictures: SheetPictureService,
    private readonly transitions: TransitionService,
  ) {}

  /** Calls the listener, in the transaction, for each cooperation whose buyer is erased. */
  onErased(listener: Listener): void {
    this.listeners.push(listener);
  }

  async erase(
    { yzm, ...phone }: Input<typeof opportunityApi.cooperateErase>,
    browser: Browser,
  ): Promise<{ erased: number }> {
    const hash = this.phones.hash(phone);
    await this.access.prove(phone, hash, yzm, browser);
    return this.db.tx(async (sql) => {
      const sheets = await sql.rows<SheetEntity>(
        'SELECT * FROM sheet WHERE phone_hash = ? ORDER BY id FOR UPDATE',
        [hash],
      );
      for (const sheet of sheets) {
        if (OPEN_SHEETS.includes(sheet.state)) await this.abandon(sql, sheet.id);
        await this.empty(sql, sheet);
        await this.note(sql, sheetMachine.name, sheet.id);
      }
      // By their own phone: staff may have entered another contact than that of the sheet.
      const cooperations = await sql.rows<CooperationEntity>(
        'SELECT * FROM cooperation WHERE phone_hash = ? ORDER BY id FOR UPDATE',
        [hash],
      );
      for (const { id } of cooperations) {
        await this.emptyCooperation(sql, id);
        await this.note(sql, cooperationMachine.name, id);
      }
      const ofSheets = new Set(sheets.map(({ id }) => id));
      return {
        erased: sheets.length + cooperations.filter(({ origin_id }) => !ofSheets.has(origin_id)).length,
      };
    });
  }

  /** Deletes who asked, and for what, years after the end: of sheets that led to nothing, and of cooperations with their sheets. */
  async expire(): Promise<void> {
    await this.dateEnds();
    const over = 'WHERE kept_since < NOW(3) - INTERVAL ? YEAR';
    const years = [RETENTION.matterYears];
    await sweepEach<SheetEntity>(this.db, `SELECT * FROM sheet ${over}`, years, (sheet) =>
      this.db.tx((sql) => this.empty(sql, sheet)),
    );
    await sweepEach<CooperationEntity>(
      this.db,
      `SELECT * FROM cooperation ${over}`,
      years,
      ({ id, origin, origin_id }) =>
        this.db.tx(async (sql) => {
          // Its award may have been given again meanwhile.
          const ended = await sql.one(
            'SELECT id FROM cooperation WHERE id = ? AND kept_since IS NOT NULL FOR UPDATE',
            [id],
          );
          if (!ended) return;
          const sheet =
            origin === 'sheet' &&
            (await sql.one<SheetEntity>('SELECT * FROM sheet WHERE id = ?', [origin_id]));
          if (sheet) await this.empty(sql, sheet);
          await this.emptyCooperation(sql, id);
        }),
    );
    // The contact entered for the buyer of the sheet may have had its data deleted, so that the cooperation has no date any more.
    await sweepEach<SheetEntity>(
      this.db,
      `SELECT s.* FROM cooperation t JOIN sheet s ON s.id = t.origin_id WHERE t.state = ? AND t.ended_at < NOW(3) - INTERVAL ? YEAR
        AND t.origin = 'sheet' AND t.buyer IS NULL AND s.buyer IS NOT NULL`,
      [COOPERATION_ENDED, ...years],
      (sheet) => this.db.tx((sql) => this.empty(sql, sheet)),
    );
  }

  /**
   * A release that does not know `ended_at` may end and resume cooperations beside this one, during an upgrade or after a roll-back:
   * the column follows from the state, and the time of an end from its line of the history.
   */
  private async dateEnds(): Promise<void> {
    await sweep(
      this.db,
      `UPDATE cooperation SET ended_at = COALESCE((SELECT MAX(a.created_at) FROM audit_line a
          WHERE a.subject = ? AND a.subject_id = cooperation.id AND a.to_state = cooperation.state), NOW(3))
        WHERE state = ? AND ended_at IS NULL`,
      [cooperationMachine.name, COOPERATION_ENDED],
    );
    await sweep(this.db, 'UPDATE cooperation SET ended_at = NULL WHERE state = ? AND ended_at IS NOT NULL', [
      COOPERATING,
    ]);
  }

  private async abandon(sql: Sql, id: string): Promise<void> {
    await this.transitions.applyIn<SheetState, SheetAction, SheetEntity>(sql, {
      machine: sheetMachine,
      table: 'sheet',
      id,
      action: 'abandon',
      actor: VISITOR,
      set: { due_at: null, ends_at: null, remind_at: null, ended_at: new Date(), open_key: null },
      effect: (effect, row) => this.notices.notify(effect, row, 'erased'),
    });
  }

  /** Its links end, and no phone finds it any more. */
  private async empty(sql: Sql, { id, link_number }: SheetEntity): Promise<void> {
    await sql.update(
      'sheet',
      {
        buyer: null,
        request: JSON.stringify(ERASED),
        contacts: 0,
        phone_hash: this.cipher.blind('erased', id),
        link_number: link_number + 1,
      },
      { id },
    );
    await this.pictures.release(sql, id);
  }

  private async emptyCooperation(sql: Sql, id: string): Promise<void> {
    await sql.execute(
      'UPDATE cooperation SET buyer = NULL, phone_hash = NULL, link_number = link_number + 1 WHERE id = ?',
      [id],
    );
    for (const listener of this.listeners) await listener(sql, id);
  }

  private note(sql: Sql, subject: string, subjectId: string): Promise<void> {
    return this.history.write(sql, { subject, subjectId, action: 'erase', actor: VISITOR });
  }
}
