import { Injectable } from '@nestjs/common';
import type { StaffMe, TotpEnrolment } from '@ipw/domain';
import { generateSecret, generateURI, verify } from 'otplib';
import { Db } from '../db/db';
import { DomainError, refuse } from '../errors/domain-error';
import type { Context, StaffCaller } from '../http/context';
import { Limits } from '../limit/limits';
import { type Count, placesOf } from '../limit/rules';
import { FieldCipher } from '../security/field-cipher';
import { fitsPassword } from '../security/password';
import { History } from '../transition/history';
import type { StaffEntity } from './staff.entity';
import { StaffSessions } from './staff-sessions';

const STEP_S = 30;

/** Staff sign-in: password, then a time-based code that works once. */
@Injectable()
export class StaffAuth {
  constructor(
    private readonly db: Db,
    private readonly sessions: StaffSessions,
    private readonly limits: Limits,
    private readonly cipher: FieldCipher,
    private readonly history: History,
  ) {}

  async login(
    input: { username: string; password: string; totp?: string | undefined },
    context: Context,
  ): Promise<{ token: string; me: StaffMe }> {
    const key = `${input.username} ${context.address}`;
    const attempts: Count[] = [
      ['staff_sign_in', key],
      ['staff_sign_in_name', input.username],
      ...placesOf('staff_sign_in', context),
    ];
    await this.limits.pass(attempts, context);
    const staff = await this.db.one<StaffEntity>(
      'SELECT * FROM staff WHERE username = ? AND disabled_at IS NULL',
      [input.username],
    );
    if (!(await fitsPassword(staff?.password_hash, input.password)) || !staff)
      throw new DomainError('PASSWORD');
    if (staff.totp_enabled) {
      if (!input.totp) {
        await this.limits.giveBack(attempts);
        throw new DomainError('TOTP_NEEDED');
      }
      if (!(await this.spend(staff, input.totp))) throw refuse('totp', 'totp');
    }
    await this.limits.giveBack(attempts);
    await this.limits.forget('staff_sign_in', key);
    return this.sessions.open(staff.id, context);
  }

  /** A new secret, kept but not in force until a code of it was confirmed. */
  async enrol(caller: StaffCaller): Promise<TotpEnrolment> {
    const secret = generateSecret();
    const sealed = this.cipher.seal(place(caller.id), secret);
    const changed = await this.db.update(
      'staff',
      { totp_secret: sealed },
      { id: caller.id, totp_enabled: 0 },
    );
    if (changed === 0) throw new DomainError('STATE', { state: 'enrolled', allowed: [] });
    return { secret, otpauth_url: generateURI({ issuer: 'IP Workbench', label: caller.username, secret }) };
  }

  async confirm(caller: StaffCaller, totp: string): Promise<void> {
    const staff = await this.db.one<StaffEntity>('SELECT * FROM staff WHERE id = ?', [caller.id]);
    if (!staff?.totp_secret || staff.totp_enabled)
      throw new DomainError('STATE', { state: 'enrolled', allowed: [] });
    if (!(await this.spend(staff, totp))) throw refuse('totp', 'totp');
    await this.db.tx(async (sql) => {
      await sql.update(
        'staff',
        { totp_enabled: 1, version: staff.version + 1 },
        { id: staff.id, totp_enabled: 0 },
      );
      await this.history.write(sql, {
        subject: 'staff',
        subjectId: staff.id,
        action: 'enrol_totp',
        actor: caller,
      });
    });
  }

  /** Accepts a code of this or a neighbouring step, once: the step must lie after the last accepted one. */
  private async spend(staff: StaffEntity, token: string): Promise<boolean> {
    const secret = this.cipher.open(place(staff.id), staff.totp_secret!);
    const result = await verify({ secret, token, epochTolerance: STEP_S });
    if (!result.valid) return false;
    const step = Math.floor(Date.now() / 1000 / STEP_S) + result.delta;
    return (
      (await this.db.change('UPDATE staff SET totp_step = ? WHERE id = ? AND totp_step < ?', [
        step,
        staff.id,
        step,
      ])) === 1
    );
  }
}

const place = (staffId: string) => `staff:${staffId}:totp_secret`;
