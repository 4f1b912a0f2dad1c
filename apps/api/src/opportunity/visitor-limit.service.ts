import { Injectable } from '@nestjs/common';
import { COOPERATING } from '@ipw/domain';
import { Db } from '../core/db/db';
import type { Context } from '../core/http/context';
import { LimitService } from '../core/limit/limit.service';
import { networkCounts } from '../core/limit/rules';

/** Rooms of a phone among which its drafts are counted. */
const ROOMS = 20;

/** Limits of uploads by people without an account: by network, and by phone, or for drafts by room. */
@Injectable()
export class VisitorLimitService {
  constructor(
    private readonly db: Db,
    private readonly limits: LimitService,
  ) {}

  /** Counts an upload of a proven phone (its hash) for a usage; refuses when the limit is reached. */
  async pass(phone: string, usage: string | undefined, context: Context): Promise<void> {
    const rooms = usage === 'draft_image' ? await this.roomsOf(phone) : [];
    const counts = networkCounts('visitor_upload', context);
    if (rooms.length === 0) return this.limits.pass([...counts, ['visitor_upload_phone', phone]], context);
    await this.limits.pass(counts, context);
    await this.takeRoom(rooms);
  }

  /** A cooperation needs more pictures in a day than a sheet; a room that is full leaves the others. */
  private async takeRoom([id, ...others]: readonly string[]): Promise<void> {
    try {
      await this.limits.take('room_upload', id!);
    } catch (error) {
      if (others.length === 0) throw error;
      await this.takeRoom(others);
    }
  }

  private async roomsOf(phone: string): Promise<string[]> {
    const rooms = await this.db.rows<{ id: string }>(
      `SELECT id FROM cooperation WHERE phone_hash = ? AND state = ? ORDER BY id DESC LIMIT ${String(ROOMS)}`,
      [phone, COOPERATING],
    );
    return rooms.map(({ id }) => id);
  }
}
