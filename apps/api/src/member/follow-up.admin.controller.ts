import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  type FollowUpAction,
  followUpEditInput,
  followUpInput,
  followUpMachine,
  type FollowUpRow,
  ulid,
} from '@ipw/domain';
import { holdMember } from '../core/auth/assignment';
import { Db } from '../core/db/db';
import type { ListPlan } from '../core/db/list-query';
import { DomainError, validationError } from '../core/errors/domain-error';
import { Console, Ctx, Staff } from '../core/http/call';
import { versionInput } from '../core/http/console-id';
import { parseBody } from '../core/http/console-input';
import type { Context, StaffCaller } from '../core/http/context';
import { AdminListController } from '../core/http/admin-list.controller';
import { FieldCipher } from '../core/security/field-cipher';
import { HistoryService } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import {
  FollowUpRecordService,
  type FollowUpStored,
  followUpCounts,
  followUpPlan,
} from './follow-up-record.service';

/** What staff mean to come back to, by day. */
@Controller('api/admin/follow-ups')
export class FollowUpAdminController extends AdminListController(
  'member:care',
  followUpMachine.name,
)<FollowUpStored> {
  constructor(
    protected readonly db: Db,
    private readonly cipher: FieldCipher,
    protected readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly record: FollowUpRecordService,
  ) {
    super();
  }

  @Console('member:care')
  @Get('counts')
  counts(@Staff() staff: StaffCaller): Promise<Record<string, number>> {
    return followUpCounts(this.db, staff);
  }

  @Console('member:care')
  @Post()
  async create(@Body() body: unknown, @Staff() staff: StaffCaller, @Ctx() context: Context) {
    const { member_id, due_on, about } = parseBody(followUpInput, body);
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
    return this.one(id, staff, context);
  }

  /** Another day, or other words, while it is open. */
  @Console('member:care')
  @Put(':id')
  async update(
    @Param('id') id: string,
    @Body() body: Record<string, unknown>,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    const { version, due_on, about } = parseBody(followUpEditInput, {
      version: body.version,
      due_on: body.due_on,
      about: body.about,
    });
    const row = await this.find(id, staff);
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
    return this.one(id, staff, context);
  }

  @Console('member:care')
  @Post(':id/:action')
  @HttpCode(200)
  async act(
    @Param('id') id: string,
    @Param('action') action: string,
    @Body() body: unknown,
    @Staff() staff: StaffCaller,
    @Ctx() context: Context,
  ) {
    if (!Object.hasOwn(followUpMachine.actions, action)) throw validationError('action', 'choice');
    const { version } = parseBody(versionInput, body);
    const row = await this.find(id, staff);
    const done = action === 'finish';
    await this.db.tx(async (sql) => {
      await holdMember(sql, staff, row.member_id);
      await this.transitions.applyIn(sql, {
        machine: followUpMachine,
        table: 'follow_up',
        id: row.id,
        action: action as FollowUpAction,
        actor: staff,
        version,
        set: { done_at: done ? new Date() : null, done_by: done ? staff.id : null },
      });
    });
    return this.one(id, staff, context);
  }

  protected plan(staff: StaffCaller): ListPlan {
    return followUpPlan(staff);
  }

  protected view(row: FollowUpStored, staff: StaffCaller): FollowUpRow {
    return this.record.view(row, staff);
  }
}

const cipherContext = (id: string) => `follow_up:${id}:about`;
