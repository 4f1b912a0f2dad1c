import { Inject, Injectable } from '@nestjs/common';
import { codesLeft, labelOrderMachine, ulid } from '@ipw/domain';
import { CONFIG, type Config } from '../../core/config';
import { Db, type Row, type Sql } from '../../core/db/db';
import { DomainError, notFound, validationError } from '../../core/errors/domain-error';
import { printedOrigin } from '../../core/http/origin';
import { type Actor, HistoryService } from '../../core/transition/history.service';
import { refuseDisputed } from '../../ip';
import { CodeCipher } from '../engine';
import type { GoodsEntity } from '../goods';
import type { LabelOrderEntity } from '../order';
import type { BatchEntity } from './batch.entity';
import { BatchNumberService } from './batch-number.service';
import type { CodeRequestEntity } from './request.entity';

/** Issues codes: one row a batch, limited by a completed order or an approved request and by the codes left of the goods. */
@Injectable()
export class IssueService {
  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly numbers: BatchNumberService,
    @Inject(CodeCipher) private readonly cipher: CodeCipher,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  /**
   * The batch of a completed order, issued on first request: the order's codes less those given to merchants meanwhile.
   * Refuses with UNPAID before the order is completed.
   */
  forOrder(orderId: string, ipId: string, actor: Actor): Promise<BatchEntity> {
    return this.db.tx(async (sql) => {
      const order = await sql.one<LabelOrderEntity>(
        'SELECT * FROM label_order WHERE id = ? AND ip_id = ? FOR UPDATE',
        [orderId, ipId],
      );
      if (!order) throw notFound();
      if (!order.paid || order.state !== labelOrderMachine.actions.complete.to)
        throw new DomainError('UNPAID');
      const known = await sql.one<BatchEntity>('SELECT * FROM code_batch WHERE order_id = ?', [order.id]);
      if (known) return known;
      const goods = await lock(sql, order.goods_id);
      const quantity = Math.min(order.quantity, codesLeft(goods));
      if (quantity < 1) throw validationError('quantity', 'codes_left', { left: 0 });
      return this.batch(sql, actor, { order_id: order.id, ...of(goods), quantity }, { issued: quantity });
    });
  }

  /** Issues the reserved codes of a request as a batch. */
  forRequest(sql: Sql, request: CodeRequestEntity, actor: Actor): Promise<BatchEntity> {
    const { id, goods_id, ip_id, licensee_id, quantity } = request;
    return this.batch(
      sql,
      actor,
      { request_id: id, goods_id, ip_id, licensee_id, quantity },
      { issued: quantity, given: quantity, reserved: -quantity },
    );
  }

  private async batch(
    sql: Sql,
    actor: Actor,
    batch: Row & { ip_id: string; goods_id: string; quantity: number },
    counts: { issued: number; given?: number; reserved?: number },
  ): Promise<BatchEntity> {
    await refuseDisputed(sql, batch.ip_id);
    // Issued codes are printed, so the public address must be set before.
    printedOrigin(this.config, 'error.ADDRESS_UNSET.staff');
    const { issued, given = 0, reserved = 0 } = counts;
    const taken = await sql.execute(
      `UPDATE code_goods SET issued = issued + ?, given = given + ?, reserved = reserved + ?, version = version + 1
        WHERE id = ? AND issued + ? <= ordered AND reserved + ? >= 0`,
      [issued, given, reserved, batch.goods_id, issued, reserved],
    );
    if (taken === 0) throw validationError('quantity', 'codes_left', { left: 0 });
    const id = ulid();
    await sql.insert('code_batch', { id, key_version: this.cipher.newest, revoked: '[]', ...batch });
    await this.history.write(sql, {
      subject: 'code_batch',
      subjectId: id,
      action: 'issue',
      actor,
      after: { quantity: batch.quantity },
    });
    const made = (await sql.one<BatchEntity>('SELECT * FROM code_batch WHERE id = ?', [id]))!;
    await this.numbers.record(made.number);
    return made;
  }
}

const lock = async (sql: Sql, goodsId: string): Promise<GoodsEntity> =>
  (await sql.one<GoodsEntity>('SELECT * FROM code_goods WHERE id = ? FOR UPDATE', [goodsId]))!;

const of = ({ id, ip_id }: GoodsEntity) => ({ goods_id: id, ip_id });
