import { Injectable } from '@nestjs/common';
import {
  actionsFor,
  addWorkingDays,
  CONSENT,
  DUE_DAYS,
  type FieldError,
  type Input,
  type Language,
  emptySlots,
  type skinApi,
  type SkinAction,
  SKIN_EDITABLE,
  skinMachine,
  type SkinResult,
  type SkinState,
  VERIFIED,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notAgreed } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { TransitionService } from '../core/transition/transition.service';
import { SkinDraftService } from './skin-draft.service';
import type { SkinEntity } from './skin.entity';
import { materialIn, materialOf } from './skin.material';

type Api = typeof skinApi;

/** Columns of goods that nobody has decided on. */
const UNDECIDED = { decided_at: null, reason_code: null, reason: null };
const FREE = { assignee_id: null, assigned_at: null, listed_on: null, listing_link: null };

/** What the holder does with skin goods: keep the draft, submit it whole, take it back. */
@Injectable()
export class SkinService {
  constructor(
    private readonly db: Db,
    private readonly consents: ConsentService,
    private readonly drafts: SkinDraftService,
    private readonly transitions: TransitionService,
  ) {}

  save(me: MemberCaller, input: Input<Api['save']>): Promise<SkinResult> {
    const { ip_id, skin_id, version } = input;
    return this.db.tx(
      async (sql) =>
        resultOf(await this.drafts.keep(sql, me, { ip_id, skin_id, version }, materialIn(input))),
      'committed',
    );
  }

  /** Submits complete material; the letter is agreed to for each product, in the version the form showed. */
  submit(me: MemberCaller, input: Input<Api['submit']>, language: Language): Promise<SkinResult> {
    const { ip_id, skin_id, version, agree, texts } = input;
    return this.db.tx(async (sql) => {
      const row = await this.drafts.locked(sql, { ip_id, skin_id });
      if (SKIN_EDITABLE.includes(row.state)) {
        if (version !== row.version)
          throw new DomainError('CONFLICT', { version: row.version, state: row.state });
        await this.requireVerified(sql, me);
        refuseIncomplete(row);
        if (!agree) throw notAgreed(CONSENT.skin[0]);
      }
      const now = new Date();
      const moved = await this.move(sql, me, row, 'submit', version, {
        ...UNDECIDED,
        ...FREE,
        submitted_by: me.id,
        submitted_at: now,
        due_at: addWorkingDays(now, DUE_DAYS.skin),
      });
      await this.consents.record(sql, me.id, CONSENT.skin, language, texts);
      await this.keepLetter(sql, me, skin_id);
      return { skin_id, ...moved };
    });
  }

  /** Takes goods back before they are listed; the material is a draft again. */
  withdraw(me: MemberCaller, { ip_id, skin_id, version }: Input<Api['withdraw']>): Promise<SkinResult> {
    return this.db.tx(async (sql) => {
      const row = await this.drafts.locked(sql, { ip_id, skin_id });
      const moved = await this.move(sql, me, row, 'withdraw', version, {
        ...UNDECIDED,
        ...FREE,
        submitted_by: null,
        submitted_at: null,
        due_at: null,
        marks: null,
        rejected: null,
      });
      return { skin_id, ...moved };
    });
  }

  private move(
    sql: Sql,
    actor: MemberCaller,
    { id, ip_id }: SkinEntity,
    action: SkinAction,
    version: number,
    set: Record<string, Date | string | null>,
  ) {
    return this.transitions.applyIn<SkinState, SkinAction, SkinEntity>(sql, {
      machine: skinMachine,
      table: 'skin',
      id,
      action,
      actor,
      version,
      where: { ip_id },
      set,
    });
  }

  /** Notes which text the goods are under: consents name the member only. */
  private keepLetter(sql: Sql, { id }: MemberCaller, skin_id: string): Promise<number> {
    return sql.execute(
      `UPDATE skin s JOIN (SELECT version, text_hash FROM consent WHERE member_id = ? AND agreement = ? ORDER BY id DESC LIMIT 1) c
        SET s.letter_version = c.version, s.letter_hash = c.text_hash WHERE s.id = ?`,
      [id, CONSENT.skin[0], skin_id],
    );
  }

  private async requireVerified(sql: Sql, { id }: MemberCaller): Promise<void> {
    const member = await sql.one<{ auth_status: string }>('SELECT auth_status FROM member WHERE id = ?', [
      id,
    ]);
    if (member?.auth_status !== VERIFIED) throw new DomainError('REAL_NAME');
  }
}

/** Refuses material with missing slots, and names each. */
function refuseIncomplete(row: SkinEntity): void {
  const material = materialOf(row);
  const missing = emptySlots(material);
  if (missing.length === 0) return;
  const errors = missing.map((field): FieldError => {
    if (field !== 'emoji_list') return { field, rule: 'required', args: {} };
    const whole = material.emoji_list.filter(({ name, image }) => name !== '' && image !== null).length;
    return { field, rule: 'stickers', args: { count: whole } };
  });
  throw new DomainError('VALIDATION', {}, errors, 'error.VALIDATION.incomplete');
}

const resultOf = ({ id, state, version }: SkinEntity): SkinResult => ({ skin_id: id, state, version });

/** Saving and submitting until the review, withdrawing before the listing. */
export const skinActions = (state: SkinState): string[] => [
  ...(SKIN_EDITABLE.includes(state) ? ['save'] : []),
  ...actionsFor(skinMachine, state, (by) => by === 'owner'),
];
