import { Injectable } from '@nestjs/common';
import { REGISTRATION_EDITABLE, registrationMachine, ulid } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { enteredIn, NOTHING_ENTERED } from './registration.content';
import type { Entered, RegistrationEntity } from './registration.entity';
import { RegistrationContentService } from './registration-content.service';

interface Which {
  ip_id: string;
  tender_id: string;
}

/** The draft of an entry: one row an IP and tender, made by the first save. */
@Injectable()
export class RegistrationDraftService {
  constructor(
    private readonly contents: RegistrationContentService,
    private readonly history: HistoryService,
  ) {}

  /** Writes the draft; refuses an entry that is approved or that somebody else has changed. */
  async keep(
    sql: Sql,
    me: MemberCaller,
    { version, ...which }: Which & { version?: number | undefined },
    entered: Entered,
  ): Promise<RegistrationEntity> {
    const known = await this.locked(sql, which);
    await this.contents.check(sql, which.ip_id, entered, known ? enteredIn(known) : NOTHING_ENTERED);
    const row = known ?? (await this.create(sql, me, which));
    if (!REGISTRATION_EDITABLE.includes(row.state))
      throw new DomainError(
        'STATE',
        { machine: registrationMachine.name, state: row.state, allowed: REGISTRATION_EDITABLE },
        [],
        'error.STATE.entry_checked',
      );
    if (version !== undefined && version !== row.version)
      throw new DomainError('CONFLICT', { version: row.version, state: row.state });
    await this.contents.attach(sql, me, row, entered);
    const set = { data: JSON.stringify(entered), version: row.version + 1 };
    const changed = await sql.update('tender_registration', set, { id: row.id, version: row.version });
    if (changed === 0) throw new DomainError('CONFLICT', { version: row.version, state: row.state });
    return { ...row, ...set };
  }

  async locked(sql: Sql, { tender_id, ip_id }: Which): Promise<RegistrationEntity | undefined> {
    // Read without a lock first: a lock on a missing row (gap lock) would block the first drafts of other IPs.
    const pair = [tender_id, ip_id];
    const known = await sql.one<{ id: string }>(
      'SELECT id FROM tender_registration WHERE tender_id = ? AND ip_id = ?',
      pair,
    );
    return known && this.row(sql, pair);
  }

  private row(sql: Sql, pair: string[]): Promise<RegistrationEntity | undefined> {
    return sql.one<RegistrationEntity>(
      'SELECT * FROM tender_registration WHERE tender_id = ? AND ip_id = ? FOR UPDATE',
      pair,
    );
  }

  private async create(sql: Sql, me: MemberCaller, which: Which): Promise<RegistrationEntity> {
    const id = ulid();
    // Locks a row that exists instead of sharing its lock first, as a refused INSERT does: two first drafts would deadlock.
    await sql.execute(
      'INSERT INTO tender_registration (id, tender_id, ip_id, data) VALUES (?, ?, ?, ?) ON DUPLICATE KEY UPDATE ip_id = VALUES(ip_id)',
      [id, which.tender_id, which.ip_id, JSON.stringify(NOTHING_ENTERED)],
    );
    const row = (await this.row(sql, [which.tender_id, which.ip_id]))!;
    if (row.id === id)
      await this.history.write(sql, {
        subject: registrationMachine.name,
        subjectId: id,
        action: 'create',
        actor: me,
        to: registrationMachine.initial,
      });
    return row;
  }
}
