import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  CONSENT,
  DUE_DAYS,
  type Input,
  type Language,
  type registrationApi,
  REGISTRATION_ENTERED,
  type RegistrationAction,
  registrationMachine,
  type RegistrationResult,
  type RegistrationState,
  TENDER_OPEN,
  TENDER_SHOWN,
  tenderMachine,
  VERIFIED,
} from '@ipw/domain';
import { ConsentService } from '../content';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { TransitionService } from '../core/transition/transition.service';
import { AmendmentService } from './amendment.service';
import { DisqualificationService } from './disqualification.service';
import { enteredOf } from './registration.content';
import type { RegistrationEntity } from './registration.entity';
import { RegistrationContentService } from './registration-content.service';
import { RegistrationDraftService } from './registration-draft.service';
import { lockPlaces, refuseClosed, refuseFull } from './registration-rules';
import type { TenderEntity } from './tender.entity';

type Api = typeof registrationApi;
type Arrival = Pick<Context, 'arrived'>;

/** Columns of an entry that no decision has been taken on. */
const UNDECIDED = {
  decided_at: null,
  reason_code: null,
  reason: null,
};
const FREE = { assignee_id: null, assigned_at: null };

/** The entrant's side of an entry: draft, submit, withdraw. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly db: Db,
    private readonly amendments: AmendmentService,
    private readonly bars: DisqualificationService,
    private readonly consents: ConsentService,
    private readonly contents: RegistrationContentService,
    private readonly drafts: RegistrationDraftService,
    private readonly transitions: TransitionService,
  ) {}

  /** Keeps the draft; what was handed in stays until it is submitted again. */
  async save(
    me: MemberCaller,
    input: Input<Api['registrationSave']>,
    { arrived }: Arrival,
  ): Promise<RegistrationResult> {
    const { ip_id, tender_id, version } = input;
    return this.db.tx(async (sql) => {
      const tender = await sql.one<TenderEntity>('SELECT * FROM tender WHERE id = ? AND state IN (?)', [
        tender_id,
        TENDER_SHOWN,
      ]);
      if (!tender) throw notFound();
      refuseClosed(tender, arrived);
      await this.bars.refuse(sql, ip_id, me.id);
      return resultOf(await this.drafts.keep(sql, me, { ip_id, tender_id, version }, enteredOf(input)));
    }, 'committed');
  }

  /**
   * Hands the entry in. In time is the arrival of the complete request; the project is locked against changes, so its end and its
   * most entries stay the same meanwhile.
   */
  async submit(
    me: MemberCaller,
    input: Input<Api['registrationSubmit']>,
    { arrived, language }: Arrival & { language: Language },
  ): Promise<RegistrationResult> {
    const { ip_id, tender_id, version, project_version, promise, texts } = input;
    const entered = enteredOf(input);
    return this.db.tx(async (sql) => {
      const tender = await this.locked(sql, tender_id);
      refuseClosed(tender, arrived);
      await lockPlaces(sql, tender);
      await this.bars.refuse(sql, ip_id, me.id);
      await this.requireVerified(sql, me);
      if (!promise) throw promiseMissing();
      const latest = await this.amendments.latest(sql, tender_id);
      if (project_version !== undefined && project_version < latest) throw amended();
      const row = await this.drafts.keep(sql, me, { ip_id, tender_id, version }, entered);
      if (!REGISTRATION_ENTERED.includes(row.state)) await refuseFull(sql, tender);
      const snapshot = await this.contents.copy(sql, ip_id, entered);
      await sql.update('tender_registration', { snapshot: JSON.stringify(snapshot) }, { id: row.id });
      await this.contents.hold(sql, row, snapshot);
      const now = new Date();
      const { state, version: next } = await this.move(sql, me, row, 'submit', {
        ...UNDECIDED,
        // Its checker goes on with an entry that was changed before the decision.
        ...(row.due_at === null && FREE),
        submitted_by: me.id,
        submitted_at: now,
        seen_version: latest,
        due_at: addWorkingDays(now, DUE_DAYS.registration),
      });
      await this.consents.record(sql, me.id, CONSENT.tender, language, texts);
      return { registration_id: row.id, state, version: next };
    }, 'committed');
  }

  /** Takes an entry back before the end; the draft stays. */
  async withdraw(
    me: MemberCaller,
    { ip_id, tender_id, version }: Input<Api['registrationWithdraw']>,
    { arrived }: Arrival,
  ): Promise<RegistrationResult> {
    return this.db.tx(async (sql) => {
      const tender = await this.locked(sql, tender_id);
      const row = await this.drafts.locked(sql, { ip_id, tender_id });
      refuseClosed(tender, arrived);
      if (!row)
        throw new DomainError('STATE', {
          machine: registrationMachine.name,
          state: registrationMachine.initial,
          allowed: registrationMachine.actions.withdraw.from,
        });
      if (version !== undefined && version !== row.version)
        throw new DomainError('CONFLICT', { version: row.version, state: row.state });
      await sql.update(
        'tender_registration',
        { snapshot: null, rejected: null, marks: null },
        { id: row.id },
      );
      await this.contents.hold(sql, row, null);
      const moved = await this.move(sql, me, row, 'withdraw', {
        ...UNDECIDED,
        ...FREE,
        submitted_by: null,
        submitted_at: null,
        due_at: null,
      });
      return { registration_id: row.id, ...moved };
    }, 'committed');
  }

  private move(
    sql: Sql,
    actor: MemberCaller,
    { id, ip_id }: RegistrationEntity,
    action: RegistrationAction,
    set: Record<string, Date | string | number | null>,
  ) {
    return this.transitions.applyIn<RegistrationState, RegistrationAction, RegistrationEntity>(sql, {
      machine: registrationMachine,
      table: 'tender_registration',
      id,
      action,
      actor,
      where: { ip_id },
      set,
    });
  }

  /** The project, locked against changes until the commit; entrants of the last seconds share the lock. */
  private async locked(sql: Sql, id: string): Promise<TenderEntity> {
    const tender = await sql.one<TenderEntity>(
      'SELECT * FROM tender WHERE id = ? AND state IN (?) LOCK IN SHARE MODE',
      [id, TENDER_SHOWN],
    );
    if (!tender) throw notFound();
    return tender;
  }

  private async requireVerified(sql: Sql, { id }: MemberCaller): Promise<void> {
    const member = await sql.one<{ auth_status: string }>('SELECT auth_status FROM member WHERE id = ?', [
      id,
    ]);
    if (member?.auth_status !== VERIFIED) throw new DomainError('REAL_NAME');
  }
}

const promiseMissing = (): DomainError =>
  new DomainError(
    'AGREEMENT',
    { agreement: CONSENT.tender[0] },
    [{ field: 'promise', rule: 'agree', args: {} }],
    'error.AGREEMENT.promise',
  );

const amended = (): DomainError =>
  new DomainError(
    'STATE',
    { machine: tenderMachine.name, state: TENDER_OPEN, allowed: [] },
    [],
    'error.STATE.tender_amended',
  );

const resultOf = ({ id, state, version }: RegistrationEntity): RegistrationResult => ({
  registration_id: id,
  state,
  version,
});
