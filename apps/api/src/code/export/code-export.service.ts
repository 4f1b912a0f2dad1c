import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  CODE_EXPORT,
  type CodeExportLink,
  codeExportMachine,
  type CodeExports as Exports,
  codeRequestMachine,
  codesLeft,
  EXPORT_FORMATS,
  type Input,
  type codeExportApi,
  codeBatchMachine,
  labelOrderMachine,
  ulid,
} from '@ipw/domain';
import { Db } from '../../core/db/db';
import { sweepEach } from '../../core/db/sweep';
import { DomainError, notFound, validationError } from '../../core/errors/domain-error';
import type { MemberCaller } from '../../core/http/context';
import { JobService } from '../../core/jobs/job.service';
import { LimitService } from '../../core/limit/limit.service';
import { hashToken, newToken } from '../../core/security/token';
import { HistoryService, SYSTEM } from '../../core/transition/history.service';
import { TransitionService } from '../../core/transition/transition.service';
import { CodeCipher, type SerialRange } from '../engine';
import type { GoodsEntity } from '../goods';
import { type BatchEntity, type CodeRequestEntity, IssueService } from '../issue';
import type { LabelOrderEntity } from '../order';
import type { CodeExportEntity } from './export.entity';
import { exportsOf, fileName, spansLeft, specOf } from './export.view';
import { codeFile, countOf, LABELS_A_PAGE, lengthOf } from '../print';

type Source = Input<typeof codeExportApi.list>;
type Wanted = Input<typeof codeExportApi.stream>;
/** Before it is issued, an order's batch has no number; the file's length does not depend on it. */
type Numbered = Pick<BatchEntity, 'number' | 'key_version'>;

/** Hours a running download may take after its link has expired. */
const LAST_HOURS = 6;
const { initial } = codeExportMachine;
const running = codeExportMachine.actions.start.to;
/** The only state of a batch whose codes can be exported. */
const exportable = codeBatchMachine.initial;

/** Exports of codes: list, request, and links to download them. */
@Injectable()
export class CodeExportService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly limits: LimitService,
    private readonly history: HistoryService,
    private readonly transitions: TransitionService,
    private readonly issue: IssueService,
    @Inject(CodeCipher) private readonly cipher: CodeCipher,
  ) {}

  onModuleInit(): void {
    this.jobs.every(600_000, 'sweep-code-exports', () => this.sweep());
  }

  async list(source: Source, origin: string): Promise<Exports> {
    const found = await this.look(source);
    const batch = found.batch;
    const spans: SerialRange[] = batch ? spansLeft(batch) : found.count > 0 ? [[0, found.count - 1]] : [];
    const count = countOf(spans);
    const blocked = count === 0 || (batch !== undefined && batch.state !== exportable);
    const numbered = batch ?? { number: 0, key_version: this.cipher.newest };
    return {
      batch: batch ? { number: batch.number, state: batch.state, revoked: batch.quantity - count } : null,
      count,
      files: blocked
        ? null
        : EXPORT_FORMATS.map((format) => ({
            format,
            bytes: this.bytesOf({ format, spans: JSON.stringify(spans), origin }, numbered),
            sheets: format === 'pdf' ? Math.ceil(count / LABELS_A_PAGE) : null,
          })),
      list: batch ? await exportsOf(this.db, batch.id, CODE_EXPORT.shown) : [],
    };
  }

  /** A new export with a link usable once. */
  async link(me: MemberCaller, wanted: Wanted, origin: string): Promise<CodeExportLink> {
    const token = newToken();
    const { row, batch } = await this.make(me, wanted, origin, hashToken(token));
    return {
      export_id: row.id,
      address: `/files/codes/${token}`,
      file_name: fileName(batch.number, row.format),
      bytes: Number(row.bytes),
      expires_at: row.expires_at.toISOString(),
    };
  }

  /** The export of an API call: the caller's interrupted one if its content would be the same, or a new one. */
  async ofCall(me: MemberCaller, wanted: Wanted, origin: string): Promise<CodeExportEntity> {
    const batch = await this.batchOf(me, wanted);
    const open = await this.db.one<CodeExportEntity>(
      `SELECT * FROM code_export WHERE batch_id = ? AND member_id = ? AND state IN (?) AND token_hash IS NULL AND format = ?
        AND batch_version = ? AND origin = ? AND starts < ? AND expires_at > NOW(3) ORDER BY id DESC LIMIT 1`,
      [batch.id, me.id, [initial, running], wanted.format, batch.version, origin, CODE_EXPORT.starts],
    );
    return open ?? (await this.make(me, wanted, origin, null)).row;
  }

  private async make(
    me: MemberCaller,
    wanted: Wanted,
    origin: string,
    token_hash: string | null,
  ): Promise<{ row: CodeExportEntity; batch: BatchEntity }> {
    await this.limits.take('code_export', me.id);
    const batch = await this.batchOf(me, wanted);
    if (batch.state !== exportable)
      throw new DomainError('STATE', {
        machine: codeBatchMachine.name,
        state: batch.state,
        allowed: [exportable],
      });
    const spans = spansLeft(batch);
    if (spans.length === 0) throw validationError('quantity', 'codes_left', { left: 0 });
    const file = { format: wanted.format, spans: JSON.stringify(spans), origin };
    const id = ulid();
    const count = countOf(spans);
    await this.db.tx(async (sql) => {
      await sql.insert('code_export', {
        id,
        ...file,
        ip_id: wanted.ip_id,
        member_id: me.id,
        batch_id: batch.id,
        batch_version: batch.version,
        count,
        bytes: this.bytesOf(file, batch),
        token_hash,
        expires_at: new Date(Date.now() + CODE_EXPORT.linkMs),
      });
      await this.history.write(sql, {
        subject: codeExportMachine.name,
        subjectId: id,
        action: 'create',
        actor: me,
        to: initial,
        after: { batch_id: batch.id, format: wanted.format, count },
      });
    });
    return {
      row: (await this.db.one<CodeExportEntity>('SELECT * FROM code_export WHERE id = ?', [id]))!,
      batch,
    };
  }

  private bytesOf(file: Pick<CodeExportEntity, 'format' | 'spans' | 'origin'>, batch: Numbered): number {
    return lengthOf(codeFile(specOf(file, batch), this.cipher));
  }

  /** The batch to export; an order's batch is issued now if it was not before. */
  private async batchOf(me: MemberCaller, source: Source): Promise<BatchEntity> {
    if (source.order_id) return this.issue.forOrder(source.order_id, source.ip_id, me);
    return (await this.ofRequest(source)).batch;
  }

  /** The issued batch, or the number of codes an order's batch would have. */
  private async look(
    source: Source,
  ): Promise<{ batch: BatchEntity; count?: never } | { batch?: never; count: number }> {
    if (!source.order_id) return this.ofRequest(source);
    const order = await this.db.one<LabelOrderEntity>(
      'SELECT * FROM label_order WHERE id = ? AND ip_id = ? AND erased_at IS NULL',
      [source.order_id, source.ip_id],
    );
    if (!order) throw notFound();
    if (!order.paid || order.state !== labelOrderMachine.actions.complete.to) throw new DomainError('UNPAID');
    const batch = await this.db.one<BatchEntity>('SELECT * FROM code_batch WHERE order_id = ?', [order.id]);
    if (batch) return { batch };
    const goods = await this.db.one<GoodsEntity>('SELECT * FROM code_goods WHERE id = ?', [order.goods_id]);
    return { count: Math.max(0, Math.min(order.quantity, codesLeft(goods!))) };
  }

  private async ofRequest({ ip_id, request_id }: Source): Promise<{ batch: BatchEntity }> {
    const request = await this.db.one<CodeRequestEntity>(
      'SELECT * FROM code_request WHERE id = ? AND ip_id = ? AND erased_at IS NULL',
      [request_id, ip_id],
    );
    if (!request) throw notFound();
    const batch = await this.db.one<BatchEntity>('SELECT * FROM code_batch WHERE request_id = ?', [
      request.id,
    ]);
    if (batch) return { batch };
    const { name, actions } = codeRequestMachine;
    throw new DomainError('STATE', { machine: name, state: request.state, allowed: [actions.handle.to] });
  }

  private async sweep(): Promise<void> {
    await sweepEach<{ id: string }>(
      this.db,
      `SELECT id FROM code_export WHERE ((state = ? AND expires_at < NOW(3))
         OR (state = ? AND expires_at < NOW(3) - INTERVAL ? HOUR))`,
      [initial, running, LAST_HOURS],
      ({ id }) =>
        this.transitions.apply({
          machine: codeExportMachine,
          table: 'code_export',
          id,
          action: 'expire',
          actor: SYSTEM,
        }),
    );
  }
}
