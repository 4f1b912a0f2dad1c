import { Injectable } from '@nestjs/common';
import type { Sql } from '../db/db';
import type { MemberCaller } from '../http/context';
import type { ContentRef } from './revision.service';

type Listener = (sql: Sql, me: MemberCaller, ref: ContentRef, title: string) => Promise<void>;

/** Tells other features, in the same transaction, that a member took content offline: deleted or delisted it. */
@Injectable()
export class TakedownService {
  private readonly listeners: Listener[] = [];

  onTakenDown(listener: Listener): void {
    this.listeners.push(listener);
  }

  async notify(...change: Parameters<Listener>): Promise<void> {
    for (const listener of this.listeners) await listener(...change);
  }
}
