import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  BUSINESS_CHECK_MS,
  type BusinessPassword,
  type businessPasswordApi,
  type Input,
  ulid,
} from '@ipw/domain';
import { Db, isDuplicate, type Sql } from '../core/db/db';
import { sweep } from '../core/db/sweep';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { Context, MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { JobService } from '../core/jobs/job.service';
import { LimitService } from '../core/limit/limit.service';
import { isCommonPassword } from '../core/security/common-passwords';
import { fitsPassword, hashPassword } from '../core/security/password';
import { HistoryService } from '../core/transition/history.service';
import { namedOperatorsOf } from '../ip';
import { OwnProofService } from '../member';
import { MessageService } from '../message';
import type { BusinessPasswordEntity } from './business-password.entity';

type Api = typeof businessPasswordApi;
type Checked = { checked_until: string };
const OWNER = 1;
const FIELD = 'private_business_password';

/** The business password of an IP: set, checked for a session, replaced with the old one or by the owner with a code. */
@Injectable()
export class BusinessPasswordService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly limits: LimitService,
    private readonly proofs: OwnProofService,
    private readonly messages: MessageService,
    private readonly history: HistoryService,
  ) {}

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'sweep-business-checks', async () => {
      await sweep(this.db, 'DELETE FROM business_check WHERE checked_until < NOW(3)');
    });
  }

  async of(me: MemberCaller, ipId: string): Promise<BusinessPassword> {
    const [found, until, owner] = await Promise.all([
      this.find(ipId),
      this.checkedUntil(me, ipId),
      this.isOwner(me, ipId),
    ]);
    return { is_set: found ? 1 : 0, checked_until: iso(until), may_reset: owner };
  }

  /** Wrong tries are counted for a member and IP, so that members cannot lock out each other; a one-time code unlocks. */
  async check(me: MemberCaller, input: Input<Api['check']>): Promise<Checked> {
    const { ip_id } = input;
    const found = await this.find(ip_id);
    if (!found) throw new DomainError('BUSINESS_PASSWORD_UNSET');
    const key = `${me.id} ${ip_id}`;
    await this.limits.take('business_password', key);
    if (!(await fitsPassword(found.password_hash, input[FIELD])))
      throw new DomainError('BUSINESS_PASSWORD_WRONG');
    await this.limits.forget('business_password', key);
    return this.note(this.db, me, found);
  }

  /** Ends the check of this session: the private orders are closed again. */
  async leave(me: MemberCaller, ipId: string): Promise<null> {
    await this.db.execute('DELETE FROM business_check WHERE session_id = ? AND ip_id = ?', [
      me.sessionId,
      ipId,
    ]);
    return null;
  }

  /** Whether the password was checked in this session. */
  async isChecked(me: MemberCaller, ipId: string): Promise<boolean> {
    return (await this.checkedUntil(me, ipId)) !== undefined;
  }

  /** Refuses unless the password is set, and checked in this session. */
  async demand(me: MemberCaller, ipId: string): Promise<void> {
    if (await this.isChecked(me, ipId)) return;
    throw new DomainError((await this.find(ipId)) ? 'BUSINESS_PASSWORD' : 'BUSINESS_PASSWORD_UNSET');
  }

  async set(me: MemberCaller, input: Input<Api['set']>, context: Context): Promise<Checked> {
    const { ip_id, yzm } = input;
    if (isCommonPassword(input[FIELD])) throw validationError(FIELD, 'password_common');
    const found = await this.find(ip_id);
    const spend = found && (await this.allowed(me, ip_id, yzm, context));
    // Of a member, so that an operator cannot keep the owner from setting it anew.
    await this.limits.take('business_password_set', `${me.id} ${ip_id}`);
    const password_hash = await hashPassword(input[FIELD]);
    const checked = await this.db.tx(async (sql) => {
      await spend?.(sql);
      const row = found
        ? await this.replace(sql, found, password_hash)
        : await this.insert(sql, ip_id, password_hash);
      const action = found ? 'change_business_password' : 'set_business_password';
      await this.history.write(sql, { subject: 'ip', subjectId: ip_id, action, actor: me });
      await this.notify(sql, me, ip_id);
      return this.note(sql, me, row);
    });
    await this.limits.forget('business_password', `${me.id} ${ip_id}`);
    return checked;
  }

  /** Accepts the current password, or the owner's one-time code; returns a function that uses the code up. */
  private async allowed(
    me: MemberCaller,
    ipId: string,
    yzm: string | undefined,
    context: Context,
  ): Promise<((sql: Sql) => Promise<void>) | undefined> {
    if (yzm !== undefined) {
      if (!(await this.isOwner(me, ipId))) throw new DomainError('FORBIDDEN');
      return this.proofs.check(me, { yzm }, context);
    }
    if (!(await this.checkedUntil(me, ipId))) throw new DomainError('BUSINESS_PASSWORD');
    return undefined;
  }

  private async replace(
    sql: Sql,
    { id, ip_id, version }: BusinessPasswordEntity,
    password_hash: string,
  ): Promise<Pick<BusinessPasswordEntity, 'ip_id' | 'version'>> {
    const next = { ip_id, version: version + 1 };
    if (
      (await sql.update('business_password', { password_hash, version: next.version }, { id, version })) === 0
    )
      throw new DomainError('CONFLICT', { version });
    return next;
  }

  /** Removes the password of an IP with a new owner, who sets their own, and all checks, which a password of the same version would admit. */
  async forget(sql: Sql, ipId: string): Promise<void> {
    await sql.execute('DELETE FROM business_password WHERE ip_id = ?', [ipId]);
    await sql.execute('DELETE FROM business_check WHERE ip_id = ?', [ipId]);
  }

  private async insert(sql: Sql, ip_id: string, password_hash: string) {
    await sql.insert('business_password', { id: ulid(), ip_id, password_hash }).catch((error: unknown) => {
      throw isDuplicate(error) ? new DomainError('CONFLICT') : error;
    });
    return { ip_id, version: 1 };
  }

  private async note(
    sql: Sql,
    me: MemberCaller,
    { ip_id, version }: Pick<BusinessPasswordEntity, 'ip_id' | 'version'>,
  ): Promise<Checked> {
    const until = new Date(Date.now() + BUSINESS_CHECK_MS);
    await sql.execute(
      `INSERT INTO business_check (session_id, ip_id, version, operator_id, operator_version, checked_until)
        SELECT ?, ip_id, ?, id, version, ? FROM ip_operator WHERE ip_id = ? AND member_id = ?
        ON DUPLICATE KEY UPDATE version = VALUES(version), operator_id = VALUES(operator_id),
          operator_version = VALUES(operator_version), checked_until = VALUES(checked_until)`,
      [me.sessionId, version, until, ip_id, me.id],
    );
    return { checked_until: until.toISOString() };
  }

  private async checkedUntil(me: MemberCaller, ipId: string): Promise<Date | undefined> {
    const found = await this.db.one<{ checked_until: Date }>(
      `SELECT c.checked_until FROM business_check c JOIN business_password p ON p.ip_id = c.ip_id AND p.version = c.version
        JOIN ip_operator o ON o.id = c.operator_id AND o.version = c.operator_version
        WHERE c.session_id = ? AND c.ip_id = ? AND c.checked_until > NOW(3)`,
      [me.sessionId, ipId],
    );
    return found?.checked_until;
  }

  /** Notifies all operators of the IP; what others do leaves each the texts about their own account. */
  private async notify(sql: Sql, me: MemberCaller, ipId: string): Promise<void> {
    const operators = await namedOperatorsOf(sql, ipId);
    for (const { member_id, ip_name } of operators)
      await this.messages.send(
        sql,
        member_id,
        'business_password_changed',
        { ip_name, ip_id: ipId },
        undefined,
        member_id === me.id ? [] : [['business_password_sms', member_id]],
      );
  }

  private async isOwner(me: MemberCaller, ipId: string): Promise<boolean> {
    const found = await this.db.one<{ match_relation: number | null }>(
      'SELECT match_relation FROM ip_operator WHERE ip_id = ? AND member_id = ?',
      [ipId, me.id],
    );
    return found?.match_relation === OWNER;
  }

  private find(ipId: string): Promise<BusinessPasswordEntity | undefined> {
    return this.db.one<BusinessPasswordEntity>('SELECT * FROM business_password WHERE ip_id = ?', [ipId]);
  }
}
