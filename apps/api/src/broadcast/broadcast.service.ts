import { Injectable } from '@nestjs/common';
import {
  type Audience,
  type broadcastInput,
  broadcastMachine,
  type broadcastSendInput,
  ulid,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { Db } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { conditionOf } from './audience';
import type { BroadcastEntity } from './broadcast.entity';

type Content = z.output<typeof broadcastInput>;
type Aimed = { audience: Audience; consultant_id?: string | undefined; member_ids: string[] };

/** The staff side of a broadcast: write, send, cancel. */
@Injectable()
export class BroadcastService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
  ) {}

  /** Current number of members in the audience. */
  async estimate(aimed: Aimed): Promise<number> {
    const { sql, params } = conditionOf({ ...aimed, consultant_id: aimed.consultant_id ?? null });
    const row = await this.db.one<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM member m WHERE ${sql}`,
      params,
    );
    return Number(row?.n ?? 0);
  }

  async create(input: Content, staff: StaffCaller): Promise<string> {
    const id = ulid();
    const columns = await this.columns(input);
    await this.db.tx(async (sql) => {
      await sql.insert('broadcast', { id, ...columns, created_by: staff.id });
      await this.history.write(sql, {
        subject: 'broadcast',
        subjectId: id,
        action: 'create',
        actor: staff,
        to: broadcastMachine.initial,
        after: columns,
      });
    });
    return id;
  }

  async update(row: BroadcastEntity, version: number, input: Content, staff: StaffCaller): Promise<void> {
    const columns = await this.columns(input);
    await this.db.tx(async (sql) => {
      const found = await sql.update(
        'broadcast',
        { ...columns, version: version + 1 },
        { id: row.id, state: broadcastMachine.initial, version },
      );
      if (found === 0) throw conflict(row);
      await this.history.write(sql, {
        subject: 'broadcast',
        subjectId: row.id,
        action: 'update',
        actor: staff,
        before: { ...row },
        after: columns,
      });
    });
  }

  async remove(row: BroadcastEntity, version: number, staff: StaffCaller): Promise<void> {
    await this.db.tx(async (sql) => {
      const gone = await sql.execute('DELETE FROM broadcast WHERE id = ? AND state = ? AND version = ?', [
        row.id,
        broadcastMachine.initial,
        version,
      ]);
      if (gone === 0) throw conflict(row);
      await this.history.write(sql, {
        subject: 'broadcast',
        subjectId: row.id,
        action: 'remove',
        actor: staff,
        from: row.state,
      });
    });
  }

  /** Schedules it for now or later; refuses an empty audience. */
  async send(
    row: BroadcastEntity,
    { version, send_at }: z.output<typeof broadcastSendInput>,
    staff: StaffCaller,
  ): Promise<void> {
    const at = send_at ? new Date(send_at) : new Date();
    if (send_at && at.getTime() < Date.now())
      throw validationError('send_at', 'earliest_date', { date: new Date().toISOString().slice(0, 16) });
    await this.transitions.apply({
      machine: broadcastMachine,
      table: 'broadcast',
      id: row.id,
      action: 'send',
      actor: staff,
      version,
      set: { send_at: at },
    });
  }

  /** Cancels the unsent rest. Takes no version, because it must work while sending changes the row. */
  async cancel(row: BroadcastEntity, staff: StaffCaller): Promise<void> {
    await this.transitions.apply({
      machine: broadcastMachine,
      table: 'broadcast',
      id: row.id,
      action: 'cancel',
      actor: staff,
      set: { finished_at: new Date() },
    });
  }

  private async columns({ texts, link, ...aimed }: Content) {
    await this.checkAim(aimed);
    const { audience, consultant_id, member_ids } = aimed;
    return {
      texts: JSON.stringify(texts),
      link: link ?? null,
      audience,
      consultant_id: audience === 'consultant' ? consultant_id! : null,
      member_ids: JSON.stringify(audience === 'list' ? member_ids : []),
    };
  }

  private async checkAim({ audience, consultant_id, member_ids }: Aimed): Promise<void> {
    if (audience === 'consultant') {
      const known = await this.db.one("SELECT id FROM staff WHERE id = ? AND role = 'consultant'", [
        consultant_id,
      ]);
      if (!known) throw validationError('consultant_id', 'choice');
    }
    if (audience === 'list' && (await this.estimate({ audience, member_ids })) !== new Set(member_ids).size)
      throw validationError('member_ids', 'choice');
  }
}

/** Another staff member has sent or changed it meanwhile. */
const conflict = ({ state, version }: BroadcastEntity): DomainError =>
  state === broadcastMachine.initial
    ? new DomainError('CONFLICT', { version, state })
    : new DomainError('STATE', { machine: 'broadcast', state, allowed: [broadcastMachine.initial] });
