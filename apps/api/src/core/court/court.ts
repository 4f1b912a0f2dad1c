import { Injectable } from '@nestjs/common';
import { type CourtTask, inOrder } from '@ipw/domain';
import { Db, type Sql } from '../db/db';

export interface CourtOf {
  ipId: string;
  memberId: string;
}

/** Tells what waits for a member who works on an IP, out of the states of its own records. */
export interface CourtSource {
  tasks(sql: Sql, of: CourtOf): Promise<CourtTask[]>;
}

/** Whose turn it is, told by every module that knows. Modules register theirs when they start. */
@Injectable()
export class Courts {
  private readonly sources: CourtSource[] = [];

  constructor(private readonly db: Db) {}

  register(source: CourtSource): void {
    this.sources.push(source);
  }

  async of(of: CourtOf): Promise<CourtTask[]> {
    const told = await Promise.all(this.sources.map((source) => source.tasks(this.db, of)));
    return inOrder(told.flat());
  }
}
