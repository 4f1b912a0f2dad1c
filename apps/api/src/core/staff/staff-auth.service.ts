import { Injectable } from '@nestjs/common';
import type { StaffMe } from '@ipw/domain';
import { Db } from '../db/db';
import { DomainError, validationError } from '../errors/domain-error';
import type { Context, StaffCaller } from '../http/context';
import { KnownDeviceService } from '../limit/known-device.service';
import { LimitService } from '../limit/limit.service';
import { type Count, networkCounts } from '../limit/rules';
import { isCommonPassword } from '../security/common-passwords';
import { fitsPassword, hashPassword } from '../security/password';
import { HistoryService } from '../transition/history.service';
import { type Proof, SecondFactorService } from './second-factor.service';
import type { StaffEntity } from './staff.entity';
import { meOf, StaffSessionService } from './staff-session.service';

/** Account name of a staff member for known devices. */
export const deviceAccount = (username: string): string => `staff ${username}`;

/** Staff sign-in: password, then one proof of the second factor; and replacing the first password. */
@Injectable()
export class StaffAuthService {
  constructor(
    private readonly db: Db,
    private readonly sessions: StaffSessionService,
    private readonly limits: LimitService,
    private readonly devices: KnownDeviceService,
    private readonly factor: SecondFactorService,
    private readonly history: HistoryService,
  ) {}

  async login(
    input: { username: string; password: string } & Proof,
    context: Context,
  ): Promise<{ token: string; me: StaffMe }> {
    const attempts = this.attempts(input.username, context);
    await this.limits.pass(attempts, context);
    const staff = await this.db.one<StaffEntity>(
      'SELECT * FROM staff WHERE username = ? AND disabled_at IS NULL AND (first_password_until IS NULL OR first_password_until > NOW(3))',
      [input.username],
    );
    // The collation matches 'àdmin' with 'admin'; each spelling would otherwise have a rate limit of its own.
    const named = staff?.username.toLowerCase() === input.username ? staff : undefined;
    if (!(await fitsPassword(named?.password_hash, input.password)) || !staff)
      throw new DomainError('PASSWORD');
    const proof = staff.totp_enabled ? await this.prove(staff, input, attempts) : undefined;
    await this.limits.giveBack(attempts, ['staff_sign_in', 'staff_sign_in_device']);
    const token = await this.enter(staff, context);
    const me = meOf(await this.sessions.require(token));
    if (proof !== 'recovery_code') return { token, me };
    return { token, me: { ...me, recovery_codes_left: await this.factor.codesLeft(staff.id) } };
  }

  /**
   * Rate limits of a sign-in. A browser that has signed in to this account before has its own count; all others count for
   * the name at that address and for the name in total. So strangers cannot lock out a known browser.
   */
  private attempts(username: string, context: Context): Count[] {
    const device = this.devices.of(context, deviceAccount(username));
    if (device)
      return [
        ['staff_sign_in_device', `${username} ${device}`],
        ['staff_sign_in_device_day', `${username} ${device}`],
      ];
    return [
      ['staff_sign_in', `${username} ${context.address}`],
      ['staff_sign_in_name', username],
      ...networkCounts('staff_sign_in', context),
    ];
  }

  /** Confirms the identity again: by the second factor, or by the password when none is enrolled. */
  async confirm(
    caller: StaffCaller,
    input: Proof & { password?: string | undefined },
    address: string,
  ): Promise<void> {
    const staff = (await this.db.one<StaffEntity>('SELECT * FROM staff WHERE id = ?', [caller.id]))!;
    if (staff.totp_enabled) {
      if (!input.totp && !input.recovery_code) throw validationError('totp', 'second_factor');
      await this.factor.prove(staff, input);
    } else await this.checkPassword(staff, 'password', input.password ?? '', address);
    await this.sessions.confirmed(caller.sessionId);
  }

  /** Replaces the first password; ends all other sessions. */
  async setFirstPassword(caller: StaffCaller, password: string): Promise<void> {
    if (!caller.mustSetPassword) throw new DomainError('STATE', { state: 'active', allowed: [] });
    const staff = (await this.db.one<StaffEntity>('SELECT * FROM staff WHERE id = ?', [caller.id]))!;
    if (await fitsPassword(staff.password_hash, password))
      throw validationError('new_password', 'password_same');
    await this.setPassword(caller, staff, password, 'set_password');
  }

  async changePassword(
    caller: StaffCaller,
    input: { old_password: string; new_password: string },
    address: string,
  ): Promise<void> {
    const staff = (await this.db.one<StaffEntity>('SELECT * FROM staff WHERE id = ?', [caller.id]))!;
    await this.checkPassword(staff, 'old_password', input.old_password, address);
    if (input.old_password === input.new_password) throw validationError('new_password', 'password_same');
    await this.setPassword(caller, staff, input.new_password, 'change_password');
  }

  /** Opens a session, unless the account changed since it was read, so that a revoked password cannot sign in. */
  private enter(staff: StaffEntity, context: Context): Promise<string> {
    return this.db.tx(async (sql) => {
      const same = await sql.one(
        'SELECT id FROM staff WHERE id = ? AND password_hash = ? AND disabled_at IS NULL FOR UPDATE',
        [staff.id, staff.password_hash],
      );
      if (!same) throw new DomainError('PASSWORD');
      const actor = { kind: 'staff', id: staff.id } as const;
      await this.history.write(sql, { subject: 'staff', subjectId: staff.id, action: 'sign_in', actor });
      return this.sessions.open(sql, staff.id, context);
    });
  }

  /** Asking which second factor is needed does not count as an attempt; a wrong one does. */
  private async prove(staff: StaffEntity, proof: Proof, attempts: readonly Count[]) {
    if (!proof.totp && !proof.recovery_code) await this.limits.giveBack(attempts);
    return this.factor.prove(staff, proof);
  }

  private async checkPassword(staff: StaffEntity, field: string, password: string, address: string) {
    const key = `${staff.username.toLowerCase()} ${address}`;
    await this.limits.take('staff_sign_in', key);
    if (!(await fitsPassword(staff.password_hash, password))) throw validationError(field, 'old_password');
    await this.limits.forget('staff_sign_in', key);
  }

  private async setPassword(caller: StaffCaller, staff: StaffEntity, password: string, action: string) {
    if (isCommonPassword(password)) throw validationError('new_password', 'password_common');
    const password_hash = await hashPassword(password);
    await this.db.tx(async (sql) => {
      const changed = await sql.update(
        'staff',
        { password_hash, first_password_until: null, version: staff.version + 1 },
        { id: staff.id, password_hash: staff.password_hash },
      );
      if (changed === 0) throw new DomainError('CONFLICT', { version: staff.version });
      await this.sessions.endAll(sql, staff.id, caller.sessionId);
      await this.history.write(sql, { subject: 'staff', subjectId: staff.id, action, actor: caller });
    });
  }
}
