import { Injectable } from '@nestjs/common';
import { type PendingTask, inOrder } from '@ipw/domain';
import { Db, type Sql } from '../db/db';

export interface TaskScope {
  ipId: string;
  memberId: string;
}

/** A module's list of what waits for a member who works on an IP, read from the states of its own records. */
export interface TaskSource {
  tasks(sql: Sql, of: TaskScope): Promise<PendingTask[]>;
}

/** All tasks that wait for a member. Each module registers its source when it starts. */
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
