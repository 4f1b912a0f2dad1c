import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { inOrder, type Language, type PendingTask } from '@ipw/domain';
import { Db, type Sql } from '../db/db';
import { translate } from '../i18n';

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

  /** Sources name reasons by their label; the web app would need the words of all features to show them. */
  async of(of: TaskScope, language: Language): Promise<PendingTask[]> {
    const found = await Promise.all(this.sources.map((source) => source.tasks(this.db, of)));
    const tasks = found
      .flat()
      .map((task) => ({ ...task, reason: task.reason && translate(language, task.reason) }));
    return inOrder(tasks);
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
