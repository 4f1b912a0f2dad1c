import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type PendingTask, inOrder } from '@ipw/domain';
import { Db, type Sql } from '../db/db';

export interface TaskScope {
  ipId: string;
  memberId: string;
}

/** All tasks that wait for a member. Each source registers itself when its module starts. */
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

/** A module's list of tasks that wait for a member of an IP, derived from the states of its records. */
export abstract class TaskSource implements OnModuleInit {
  @Inject(PendingTaskService) private readonly pending!: PendingTaskService;

  onModuleInit(): void {
    this.pending.register(this);
  }

  abstract tasks(sql: Sql, of: TaskScope): Promise<PendingTask[]>;
}
