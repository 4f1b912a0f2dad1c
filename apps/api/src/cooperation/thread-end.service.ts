import { Injectable } from '@nestjs/common';
import {
  COOPERATING,
  IMAGES_OPEN,
  THREAD_OPEN,
  type ThreadAction,
  threadMachine,
  type ThreadState,
} from '@ipw/domain';
import type { Sql } from '../core/db/db';
import type { Actor } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { CooperationService } from '../opportunity';
import { CooperationNoticeService } from './cooperation-notice.service';
import type { ImageRequestEntity } from './image-request.entity';
import { ImageRequestService } from './image-request.service';
import type { ThreadEntity } from './thread.entity';
import { stepTo } from './thread-round.service';

/** Ends the open threads and requests for pictures of a cooperation that ends. */
@Injectable()
export class ThreadEndService {
  constructor(
    private readonly cooperations: CooperationService,
    private readonly images: ImageRequestService,
    private readonly notices: CooperationNoticeService,
    private readonly transitions: TransitionService,
  ) {}

  /** Ends the cooperation that came from an award, with its open threads, when the award is taken back. */
  async revoke(sql: Sql, entryId: string, actor: Actor, reason: string): Promise<void> {
    const found = await sql.one<{ id: string }>(
      "SELECT id FROM cooperation WHERE origin = 'tender' AND origin_id = ? AND state = ?",
      [entryId, COOPERATING],
    );
    if (!found) return;
    const effect = async (inner: Sql) => {
      await this.endAll(inner, found.id, actor);
      await this.notices.ended(inner, found.id);
    };
    await this.cooperations.end(sql, { id: found.id, action: 'end', actor, reason, effect });
  }

  /**
   * Ends all cooperations of an IP that is taken from its holder, and tells the brands. A locking read finds one, too, that was
   * begun after the transaction's snapshot: what begins one shares the lock of the IP, which the caller holds.
   */
  async endOf(sql: Sql, ipId: string, actor: Actor, reason: string): Promise<void> {
    const active = await sql.rows<{ id: string }>(
      'SELECT id FROM cooperation WHERE ip_id = ? AND state = ? ORDER BY id FOR UPDATE',
      [ipId, COOPERATING],
    );
    for (const { id } of active) {
      const effect = async (inner: Sql) => {
        await this.endAll(inner, id, actor);
        await this.notices.endedForBrand(inner, id);
      };
      await this.cooperations.end(sql, { id, action: 'end', actor, reason, effect });
    }
  }

  async endAll(sql: Sql, cooperationId: string, actor: Actor): Promise<void> {
    const open = await sql.rows<ThreadEntity>(
      'SELECT * FROM thread WHERE cooperation_id = ? AND state IN (?) ORDER BY id FOR UPDATE',
      [cooperationId, THREAD_OPEN],
    );
    for (const { id } of open)
      await this.transitions.applyIn<ThreadState, ThreadAction, ThreadEntity>(sql, {
        machine: threadMachine,
        table: 'thread',
        id,
        action: 'end',
        actor,
        set: stepTo('ended'),
      });
    const asked = await sql.rows<ImageRequestEntity>(
      'SELECT * FROM image_request WHERE cooperation_id = ? AND state IN (?) ORDER BY id FOR UPDATE',
      [cooperationId, IMAGES_OPEN],
    );
    for (const request of asked) await this.images.end(sql, request, 'end', actor);
  }
}
