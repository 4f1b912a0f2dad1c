import { Injectable } from '@nestjs/common';
import { type PendingTask, inOrder } from '@ipw/domain';
import { Db, type Sql } from '../db/db';

export interface TaskScope {
  ipId: string;
  memberId: string;
}

/** A module's list of tasks that wait for a member of an IP, derived from the states of its records. */
export interface TaskSource {
  tasks(sql: Sql, of: TaskScope): Promise<PendingTask[]>;
}

/** All tasks that wait for a member. Each module registers its source at start. */
@Injectable()
export class PendingTaskService {
  private readonly sources: TaskSource[] = [];

  constructor(private readonly db: Db) {}

  register(source: TaskSource): void {
    this.sources.push(source);
  }

  async of(of: TaskScope): Promise<PendingTask[]> {
    const found = await Promise.all(this.sources.map((source) => source.tasks(this.db, of)));
    return inOrder(found.flat());
  }
}
