import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AuthStatus, type CourtTask, MESSAGES, type TaskKey } from '@ipw/domain';
import { type CourtOf, Courts, type CourtSource } from '../core/court/court';
import type { Sql } from '../core/db/db';
import type { MemberEntity } from './member.entity';

const TASK_OF: Partial<Record<AuthStatus, TaskKey>> = { none: 'real_name', rejected: 'real_name_rejected' };

/** A real name that is not shown yet, or was not confirmed. */
@Injectable()
export class RealNameCourt implements CourtSource, OnModuleInit {
  constructor(private readonly courts: Courts) {}

  onModuleInit(): void {
    this.courts.register(this);
  }

  async tasks(sql: Sql, { memberId }: CourtOf): Promise<CourtTask[]> {
    const member = await sql.one<MemberEntity>('SELECT auth_status FROM member WHERE id = ?', [memberId]);
    const task = member && TASK_OF[member.auth_status];
    if (!task) return [];
    const { link } = MESSAGES.real_name_rejected;
    return [{ task, id: memberId, subject: null, name: null, reason: null, link, due_at: null, since: null }];
  }
}
