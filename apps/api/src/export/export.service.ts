import { Inject, Injectable } from '@nestjs/common';
import { exportMachine, type ExportRow, type OwnProof, shanghaiDay, ulid } from '@ipw/domain';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileSessionService } from '../core/files/file-session.service';
import type { Context, MemberCaller } from '../core/http/context';
import { iso } from '../core/http/iso';
import { JobService } from '../core/jobs/job.service';
import { LimitService } from '../core/limit/limit.service';
import { type Storage, STORAGE } from '../core/providers/storage';
import { HistoryService, SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { OwnProofService } from '../member';
import { archiveKey, ExportAddressService } from './export-address.service';
import type { ExportEntity } from './export.entity';

const SHOWN = 5;
const { initial } = exportMachine;
const READY = exportMachine.actions.finish.to;

/** A member's archives: request, list, download. */
@Injectable()
export class ExportService {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly limits: LimitService,
    private readonly proofs: OwnProofService,
    private readonly history: HistoryService,
    private readonly address: ExportAddressService,
    private readonly files: FileSessionService,
    private readonly transitions: TransitionService,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  async list(me: MemberCaller): Promise<ExportRow[]> {
    const rows = await this.db.rows<ExportEntity>(
      'SELECT * FROM data_export WHERE member_id = ? ORDER BY id DESC LIMIT ?',
      [me.id, SHOWN],
    );
    return rows.map((row) => this.view(row));
  }

  async request(me: MemberCaller, proof: OwnProof, context: Context): Promise<ExportRow> {
    const spend = await this.proofs.check(me, proof, context);
    await this.refuseSecond(this.db, me);
    await this.limits.take('data_export', me.id);
    const id = ulid();
    await this.db.tx(async (sql) => {
      await spend(sql);
      await sql.one('SELECT id FROM member WHERE id = ? FOR UPDATE', [me.id]);
      await this.refuseSecond(sql, me);
      await sql.insert('data_export', { id, member_id: me.id, state: initial });
      await this.history.write(sql, {
        subject: exportMachine.name,
        subjectId: id,
        action: 'request',
        actor: me,
        to: initial,
      });
      await this.jobs.enqueue(sql, 'data_export', { id });
    });
    return this.view((await this.find(id))!);
  }

  /** The archive of a signed address, for its member only; NOT_FOUND otherwise. Every download writes an audit line. */
  async download(
    id: string,
    query: Record<string, string>,
    headers: IncomingHttpHeaders,
  ): Promise<{ stream: Readable; size: number; day: string }> {
    const row = await this.find(id);
    const there = row?.state === READY && row.expires_at!.getTime() > Date.now();
    if (!row || !there || !this.address.fits(id, row.member_id, query)) throw notFound();
    if (!(await this.files.isSignedIn('member', row.member_id, headers))) throw notFound();
    await this.limits.take('export_download', row.member_id);
    const found = await this.storage.read(archiveKey(id));
    if (!found) throw notFound();
    const actor = { kind: 'member', id: row.member_id } as const;
    await this.history.write(this.db, {
      subject: exportMachine.name,
      subjectId: id,
      action: 'download',
      actor,
    });
    return { ...found, day: shanghaiDay(row.created_at) };
  }

  /** Ends all archives of a member; jobs delete them. */
  async end(sql: Sql, memberId: string): Promise<void> {
    const rows = await sql.rows<ExportEntity>('SELECT * FROM data_export WHERE member_id = ? FOR UPDATE', [
      memberId,
    ]);
    for (const { id, state } of rows)
      for (const action of ['fail', 'expire'] as const) {
        if (!exportMachine.actions[action].from.some((from) => from === state)) continue;
        const move = { machine: exportMachine, table: 'data_export', id, action, actor: SYSTEM };
        await this.transitions.applyIn(sql, move);
        await this.jobs.enqueue(sql, 'remove_archive', { id });
      }
  }

  private find(id: string): Promise<ExportEntity | undefined> {
    return this.db.one<ExportEntity>('SELECT * FROM data_export WHERE id = ?', [id]);
  }

  private async refuseSecond(sql: Sql, me: MemberCaller): Promise<void> {
    const open = await sql.one('SELECT id FROM data_export WHERE member_id = ? AND state = ?', [
      me.id,
      initial,
    ]);
    if (open) throw new DomainError('STATE', { machine: exportMachine.name, state: initial, allowed: [] });
  }

  private view(row: ExportEntity): ExportRow {
    return {
      export_id: row.id,
      state: row.state,
      progress: row.progress,
      file_size: row.file_size === null ? null : Number(row.file_size),
      created_at: row.created_at.toISOString(),
      expires_at: iso(row.expires_at),
      address: row.state === READY ? this.address.of(row.id, row.member_id) : null,
    };
  }
}
