import { Injectable } from '@nestjs/common';
import { RECOVERY_CODES, type TotpEnrolment, ulid } from '@ipw/domain';
import { generateSecret, generateURI, verify } from 'otplib';
import { Db, type Sql } from '../db/db';
import { DomainError, validationError } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';
import { LimitService } from '../limit/limit.service';
import { FieldCipher } from '../security/field-cipher';
import { secretCode } from '../security/secret-code';
import { HistoryService } from '../transition/history.service';
import type { StaffEntity } from './staff.entity';
import { StaffSessionService } from './staff-session.service';

const STEP_S = 30;

/** A proof of the second factor as sent. */
export interface Proof {
  totp?: string | undefined;
  recovery_code?: string | undefined;
}

/** The second factor of staff: time-based codes of a device, and recovery codes in case it is lost. Each code works once. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly limits: LimitService,
    private readonly history: HistoryService,
    private readonly sessions: StaffSessionService,
  ) {}

  /** Creates a secret; it takes effect when a code of it is confirmed. */
  async enrol(caller: StaffCaller): Promise<TotpEnrolment> {
    const secret = generateSecret();
    const changed = await this.db.update(
      'staff',
      { totp_secret: this.cipher.seal(cipherContext(caller.id), secret) },
      { id: caller.id, totp_enabled: 0, first_password_until: null },
    );
    if (changed === 0) throw enrolled();
    return { secret, otpauth_url: generateURI({ issuer: 'IP Workbench', label: caller.username, secret }) };
  }

  /** Activates the secret; returns the recovery codes, which cannot be read again. */
  async confirm(caller: StaffCaller, totp: string): Promise<string[]> {
    const staff = await this.staff(caller.id);
    if (!staff.totp_secret || staff.totp_enabled) throw enrolled();
    await this.limits.take('second_factor', caller.id);
    if (!(await this.spendTotp(staff, totp))) throw validationError('totp', 'totp');
    return this.db.tx(async (sql) => {
      const changed = await sql.update(
        'staff',
        { totp_enabled: 1, version: staff.version + 1 },
        { id: staff.id, totp_enabled: 0, totp_secret: staff.totp_secret },
      );
      if (changed === 0) throw enrolled();
      await this.note(sql, caller, 'enrol_totp');
      return this.issue(sql, caller.id);
    }, 'committed');
  }

  /** Replaces the recovery codes, after a code of the device. */
  async renewCodes(caller: StaffCaller, totp: string): Promise<string[]> {
    const staff = await this.staff(caller.id);
    if (!staff.totp_enabled) throw new DomainError('STATE', { state: 'not_enrolled', allowed: [] });
    await this.prove(staff, { totp });
    return this.db.tx(async (sql) => {
      await this.note(sql, caller, 'recovery_codes');
      return this.issue(sql, caller.id);
    }, 'committed');
  }

  /** Removes the second factor, so that another device can be enrolled; ends other sessions. */
  async giveUp(caller: StaffCaller): Promise<void> {
    await this.db.tx(async (sql) => {
      if ((await this.clear(sql, caller.id)) === 0)
        throw new DomainError('STATE', { state: 'not_enrolled', allowed: [] });
      await this.sessions.endAll(sql, caller.id, caller.sessionId);
      await this.note(sql, caller, 'give_up_totp');
    });
  }

  /** Deletes secret and recovery codes; returns whether there was a second factor. */
  async clear(sql: Sql, staffId: string): Promise<number> {
    await sql.execute('DELETE FROM staff_recovery_code WHERE staff_id = ?', [staffId]);
    return sql.execute(
      'UPDATE staff SET totp_enabled = 0, totp_secret = NULL, version = version + 1 WHERE id = ? AND totp_enabled = 1',
      [staffId],
    );
  }

  /** Accepts one proof, once, or refuses; failures are counted for the account, from all addresses. */
  async prove(staff: StaffEntity, { totp, recovery_code }: Proof): Promise<'totp' | 'recovery_code'> {
    const kind = recovery_code ? 'recovery_code' : 'totp';
    const given = recovery_code ?? totp;
    if (!given) throw new DomainError('TOTP_NEEDED');
    await this.limits.take('second_factor', staff.id);
    const right =
      kind === 'totp' ? await this.spendTotp(staff, given) : await this.spendRecovery(staff.id, given);
    if (!right) throw validationError(kind, kind);
    await this.limits.giveBack([['second_factor', staff.id]]);
    return kind;
  }

  async codesLeft(staffId: string): Promise<number> {
    const row = await this.db.one<{ n: number | string }>(
      'SELECT COUNT(*) AS n FROM staff_recovery_code WHERE staff_id = ? AND used_at IS NULL',
      [staffId],
    );
    return Number(row?.n ?? 0);
  }

  /** Accepts a code of this or a neighbouring time step, which must be later than the last accepted one. */
  private async spendTotp(staff: StaffEntity, token: string): Promise<boolean> {
    const secret = this.cipher.open(cipherContext(staff.id), staff.totp_secret!);
    const result = await verify({ secret, token, epochTolerance: STEP_S });
    if (!result.valid) return false;
    const step = Math.floor(Date.now() / 1000 / STEP_S) + result.delta;
    const spent = 'UPDATE staff SET totp_step = ? WHERE id = ? AND totp_step < ?';
    return (await this.db.execute(spent, [step, staff.id, step])) === 1;
  }

  private spendRecovery(staffId: string, code: string): Promise<boolean> {
    return this.db.tx(async (sql) => {
      const spent = await sql.execute(
        'UPDATE staff_recovery_code SET used_at = NOW(3) WHERE staff_id = ? AND code_hash = ? AND used_at IS NULL',
        [staffId, this.hashOf(staffId, code)],
      );
      if (spent === 1) await this.note(sql, { kind: 'staff', id: staffId }, 'use_recovery_code');
      return spent === 1;
    });
  }

  private async issue(sql: Sql, staffId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, () => secretCode(2, 5));
    await sql.execute('DELETE FROM staff_recovery_code WHERE staff_id = ?', [staffId]);
    for (const code of codes)
      await sql.insert('staff_recovery_code', {
        id: ulid(),
        staff_id: staffId,
        code_hash: this.hashOf(staffId, code.replace('-', '')),
      });
    return codes;
  }

  private hashOf(staffId: string, code: string): string {
    return this.cipher.blind('recovery', `${staffId} ${code}`);
  }

  private note(sql: Sql, actor: { kind: 'staff'; id: string }, action: string): Promise<void> {
    return this.history.write(sql, { subject: 'staff', subjectId: actor.id, action, actor });
  }

  private async staff(id: string): Promise<StaffEntity> {
    return (await this.db.one<StaffEntity>('SELECT * FROM staff WHERE id = ?', [id]))!;
  }
}

const cipherContext = (staffId: string) => `staff:${staffId}:totp_secret`;
const enrolled = () => new DomainError('STATE', { state: 'enrolled', allowed: [] });
