import { Injectable } from '@nestjs/common';
import { type AuthStatus, type PendingTask, MESSAGES, type TaskKey } from '@ipw/domain';
import { type TaskScope, TaskSource } from '../core/pending-task/pending-task.service';
import type { Sql } from '../core/db/db';
import type { MemberEntity } from './member.entity';

const TASK_OF: Partial<Record<AuthStatus, TaskKey>> = { none: 'real_name', rejected: 'real_name_rejected' };

/** A real name that was not submitted yet, or was rejected. */
@Injectable()
export class RealNameTaskSource extends TaskSource {
  async tasks(sql: Sql, { memberId }: TaskScope): Promise<PendingTask[]> {
    const member = await sql.one<MemberEntity>('SELECT auth_status FROM member WHERE id = ?', [memberId]);
    const task = member && TASK_OF[member.auth_status];
    if (!task) return [];
    const { link } = MESSAGES.real_name_rejected;
    return [{ task, id: memberId, subject: null, name: null, reason: null, link, due_at: null, since: null }];
  }
}
