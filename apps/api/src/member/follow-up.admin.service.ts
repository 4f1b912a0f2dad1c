import { Injectable } from '@nestjs/common';
import { type Counts, followUpAdminApi, followUpMachine, type FollowUpRow, ulid } from '@ipw/domain';
import { holdMember } from '../core/auth/assignment';
import type { ListPlan } from '../core/db/list-query';
import { DomainError } from '../core/errors/domain-error';
import { AdminRecordService } from '../core/http/admin-record.service';
import type { AdminCall } from '../core/http/admin.controller';
import { actionInput } from '../core/http/body';
import type { StaffCaller } from '../core/http/context';
import { FieldCipher } from '../core/security/field-cipher';
import { TransitionService } from '../core/transition/transition.service';
import {
  followUpCounts,
  followUpPlan,
  FollowUpRecordService,
  type FollowUpStored,
} from './follow-up-record.service';

/** Follow-ups of staff, by day. */
@Injectable()
export class FollowUpAdminService extends AdminRecordService<FollowUpStored, FollowUpRow> {
  protected readonly subject = followUpMachine.name;

  constructor(
    private readonly cipher: FieldCipher,
    private readonly transitions: TransitionService,
    private readonly record: FollowUpRecordService,
  ) {
    super();
  }

  counts({ staff }: AdminCall): Promise<Counts> {
    return followUpCounts(this.db, staff);
  }

  async create(call: AdminCall<typeof followUpAdminApi.create>): Promise<FollowUpRow> {
    const { staff } = call;
    const { member_id, due_on, about } = call.input;
    const id = ulid();
    const state = followUpMachine.initial;
    await this.db.tx(async (sql) => {
      await holdMember(sql, staff, member_id);
      await sql.insert('follow_up', {
        id,
        member_id,
        author_id: staff.id,
        state,
        due_on,
        about: this.cipher.seal(cipherContext(id), about),
      });
      await this.history.write(sql, {
        subject: followUpMachine.name,
        subjectId: id,
        action: 'create',
        actor: staff,
        to: state,
        after: { due_on },
      });
    });
    return this.one({ ...call, id });
  }

  /** Changes day or text while it is open. */
  async update(call: AdminCall<typeof followUpAdminApi.update>): Promise<FollowUpRow> {
    const { staff } = call;
    const { version, due_on, about } = call.input;
    const row = await this.find(call.id, staff);
    if (!followUpMachine.states[row.state].awaits)
      throw new DomainError('STATE', {
        machine: followUpMachine.name,
        state: row.state,
        allowed: followUpMachine.actions.finish.from,
      });
    await this.db.tx(async (sql) => {
      await holdMember(sql, staff, row.member_id);
      const set = { due_on, about: this.cipher.seal(cipherContext(row.id), about), version: version + 1 };
      const found = await sql.update('follow_up', set, { id: row.id, version, state: row.state });
      if (found === 0) throw new DomainError('CONFLICT', { version: row.version });
      await this.history.write(sql, {
        subject: followUpMachine.name,
        subjectId: row.id,
        action: 'update',
        actor: staff,
        before: { due_on: row.due_on },
        after: { due_on },
      });
    });
    return this.one(call);
  }

  async decide(call: AdminCall): Promise<FollowUpRow> {
    const { staff } = call;
    const { action, input } = actionInput(followUpAdminApi.decide, call);
    const row = await this.find(call.id, staff);
    const done = action === 'finish';
    await this.db.tx(async (sql) => {
      await holdMember(sql, staff, row.member_id);
      await this.transitions.applyIn(sql, {
        machine: followUpMachine,
        table: 'follow_up',
        id: row.id,
        action,
        actor: staff,
        version: input.version,
        set: { done_at: done ? new Date() : null, done_by: done ? staff.id : null },
      });
    });
    return this.one(call);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return followUpPlan(staff);
  }

  protected view(row: FollowUpStored, staff: StaffCaller): FollowUpRow {
    return this.record.view(row, staff);
  }
}

const cipherContext = (id: string) => `follow_up:${id}:about`;
