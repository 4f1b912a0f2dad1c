import { Injectable } from '@nestjs/common';
import { type Role, type StaffAction, type StaffState, ulid } from '@ipw/domain';
import { Db, isDuplicate, type Row, type Sql } from '../db/db';
import { DomainError, notFound, validationError } from '../errors/domain-error';
import type { StaffCaller } from '../http/context';
import { LimitService } from '../limit/limit.service';
import { hashPassword } from '../security/password';
import { secretCode } from '../security/secret-code';
import { type Actor, HistoryService } from '../transition/history.service';
import { SecondFactorService } from './second-factor.service';
import { type GivenContact, StaffContactService } from './staff-contact.service';
import type { StaffEntity } from './staff.entity';
import { StaffSessionService } from './staff-session.service';

/** Lifetime of a first password: three days. */
const FIRST_PASSWORD_MS = 72 * 3_600_000;

export const stateOf = (staff: Pick<StaffEntity, 'disabled_at' | 'first_password_until'>): StaffState =>
  staff.disabled_at ? 'disabled' : staff.first_password_until ? 'invited' : 'active';

/** Actions of an administrator on an account now; none on their own, which has an account page. */
export function staffAccountActions(
  staff: Pick<StaffEntity, 'id' | 'disabled_at' | 'first_password_until' | 'totp_enabled'>,
  callerId: string,
): StaffAction[] {
  if (staff.id === callerId) return [];
  if (staff.disabled_at) return ['enable'];
  if (staff.first_password_until) return ['new-password', 'disable'];
  const factor: StaffAction[] = staff.totp_enabled ? ['reset-second-factor'] : [];
  return ['end-sessions', 'new-password', ...factor, 'disable'];
}

interface Change {
  id: string;
  version: number;
  action: string;
  /** The columns to change; throws to refuse. */
  set: (staff: StaffEntity) => Row;
  effect?: (sql: Sql, staff: StaffEntity) => Promise<unknown>;
}

/** Administration of staff accounts: staff cannot change their own role, and the last administrator stays. */
@Injectable()
export class StaffAccountService {
  constructor(
    private readonly db: Db,
    private readonly sessions: StaffSessionService,
    private readonly factor: SecondFactorService,
    private readonly limits: LimitService,
    private readonly history: HistoryService,
    private readonly contacts: StaffContactService,
  ) {}

  /** Changes only the contact for members of a consultant. */
  async updateContact(
    sql: Sql,
    actor: StaffCaller,
    row: StaffEntity,
    version: number,
    contact: GivenContact,
  ): Promise<void> {
    const { id } = row;
    this.contacts.refuseOwn(actor, row, contact);
    const columns = this.contacts.seal(id, contact);
    const found = await sql.update('staff', { ...columns, version: version + 1 }, { id, version });
    if (found === 0) throw new DomainError('CONFLICT', { version: row.version });
    await this.history.write(sql, { subject: 'staff', subjectId: id, action: 'update_contact', actor });
  }

  /** Creates an account; returns its first password, which is stored hashed only. */
  async create(
    actor: StaffCaller,
    { contact_phone, contact_email, ...input }: { username: string; name: string; role: Role } & GivenContact,
  ): Promise<{ id: string; first_password: string }> {
    try {
      return await this.db.tx(async (sql) => {
        await this.admins(sql, actor);
        const made = await insertStaff(sql, this.history, actor, input);
        const contact = this.contacts.seal(made.id, { contact_phone, contact_email });
        await sql.update('staff', { ...contact }, { id: made.id });
        return made;
      });
    } catch (error) {
      throw isDuplicate(error) ? validationError('username', 'duplicate') : error;
    }
  }

  /**
   * Changes name and role, and the contact if one is given. A changed role ends all sessions, because the next sign-in applies
   * it.
   */
  update(
    actor: StaffCaller,
    id: string,
    input: { version: number; name: string; role: Role } & GivenContact,
  ) {
    const { version, name, role, ...contact } = input;
    const reached = Object.values(contact).some((value) => value !== undefined);
    return this.change(actor, {
      id,
      version,
      action: 'update',
      set: (staff) => {
        if (staff.role !== role && staff.id === actor.id) throw validationError('role', 'self');
        if (reached) this.contacts.refuseOwn(actor, staff, contact);
        return { name, role };
      },
      effect: async (sql, staff) => {
        if (reached && this.contacts.changes(staff, contact)) {
          await sql.update('staff', { ...this.contacts.seal(id, contact) }, { id });
          await this.history.write(sql, { subject: 'staff', subjectId: id, action: 'update_contact', actor });
        }
        if (staff.role !== role) await this.sessions.endAll(sql, staff.id);
      },
    });
  }

  /** Disables, enables, resets the second factor or ends sessions. */
  act(actor: StaffCaller, id: string, version: number, action: Exclude<StaffAction, 'new-password'>) {
    const end = (sql: Sql, staff: StaffEntity) => this.sessions.endAll(sql, staff.id);
    const deeds: Record<typeof action, Pick<Change, 'effect'> & { set: Row }> = {
      disable: { set: { disabled_at: new Date() }, effect: end },
      enable: { set: { disabled_at: null } },
      'end-sessions': { set: {}, effect: end },
      'reset-second-factor': {
        set: { totp_enabled: 0, totp_secret: null },
        effect: async (sql, staff) => {
          await this.factor.clear(sql, staff.id);
          await end(sql, staff);
        },
      },
    };
    const { set, ...deed } = deeds[action];
    return this.change(actor, { id, version, action, set: offered(actor, action, set), ...deed });
  }

  /** Sets a new first password; ends all sessions. It also unlocks a name locked for unknown browsers. */
  async newPassword(actor: StaffCaller, id: string, version: number): Promise<{ first_password: string }> {
    const first = await firstPassword();
    const { username } = await this.change(actor, {
      id,
      version,
      action: 'new-password',
      set: offered(actor, 'new-password', first.columns),
      effect: (sql, staff) => this.sessions.endAll(sql, staff.id),
    });
    await this.limits.forget('staff_sign_in_name', username.toLowerCase());
    return { first_password: first.password };
  }

  /** Returns the account as it was before. */
  private change(actor: StaffCaller, change: Change): Promise<StaffEntity> {
    return this.db.tx(async (sql) => {
      const admins = await this.admins(sql, actor);
      const staff = await sql.one<StaffEntity>('SELECT * FROM staff WHERE id = ? FOR UPDATE', [change.id]);
      if (!staff) throw notFound();
      const before = { ...staff, state: stateOf(staff) };
      keepOneAdmin(admins, staff, change);
      const set = change.set(staff);
      const version = change.version + 1;
      const found = await sql.update('staff', { ...set, version }, { id: staff.id, version: change.version });
      if (found === 0) throw new DomainError('CONFLICT', { version: staff.version });
      await change.effect?.(sql, staff);
      const { password_hash: _, ...seen } = set;
      await this.history.write(sql, {
        subject: 'staff',
        subjectId: staff.id,
        action: change.action.replaceAll('-', '_'),
        actor,
        before,
        after: seen,
      });
      return staff;
    });
  }

  /**
   * The active administrators, locked until the end of the transaction, so that changes of staff run one after the other.
   * Refuses an actor who is no longer one.
   */
  private async admins(sql: Sql, actor: StaffCaller): Promise<string[]> {
    const rows = await sql.rows<{ id: string }>(
      "SELECT id FROM staff WHERE role = 'admin' AND disabled_at IS NULL AND first_password_until IS NULL FOR UPDATE",
    );
    const ids = rows.map(({ id }) => id);
    if (!ids.includes(actor.id)) throw new DomainError('FORBIDDEN');
    return ids;
  }
}

/** The columns of an action, if it is offered on the account now. */
const offered =
  (actor: StaffCaller, action: StaffAction, set: Row) =>
  (staff: StaffEntity): Row => {
    if (staff.id === actor.id) throw validationError('id', 'self');
    const allowed = staffAccountActions(staff, actor.id);
    if (!allowed.includes(action))
      throw new DomainError('STATE', { machine: 'staff', state: stateOf(staff), allowed });
    return set;
  };

function keepOneAdmin(admins: string[], staff: StaffEntity, change: Change): void {
  if (admins.length > 1 || admins[0] !== staff.id) return;
  if (['disable', 'new-password'].includes(change.action)) throw validationError('id', 'last_admin');
  if (change.action === 'update' && change.set({ ...staff, id: '' }).role !== 'admin')
    throw validationError('role', 'last_admin');
}

/** Inserts an account with its line of history; returns its first password, which is stored hashed only. */
export async function insertStaff(
  sql: Sql,
  history: HistoryService,
  actor: Actor,
  input: { username: string; name: string; role: Role },
): Promise<{ id: string; first_password: string }> {
  const id = ulid();
  const first = await firstPassword();
  await sql.insert('staff', { id, ...input, ...first.columns });
  await history.write(sql, { subject: 'staff', subjectId: id, action: 'create', actor, after: input });
  return { id, first_password: first.password };
}

async function firstPassword() {
  const password = secretCode(4, 4);
  const columns = {
    password_hash: await hashPassword(password),
    first_password_until: new Date(Date.now() + FIRST_PASSWORD_MS),
  };
  return { password, columns };
}
