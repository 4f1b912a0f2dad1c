import { Injectable } from '@nestjs/common';
import { type goodsApi, type GoodsRow, type Input, type Page, ulid, labelOrderMachine } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { like } from '../../core/db/list-query';
import { DomainError, notFound } from '../../core/errors/domain-error';
import { FileService } from '../../core/files/file.service';
import type { MemberCaller } from '../../core/http/context';
import { pageOf } from '../../core/http/page';
import { HistoryService } from '../../core/transition/history.service';
import type { GoodsEntity } from './goods.entity';
import { priceOf } from './goods-price';
import { SCANNED_OF_GOODS } from './scanned';

type Row = GoodsEntity & { scanned: number | string };

/** Goods of an IP that carry labels. */
@Injectable()
export class GoodsService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly history: HistoryService,
  ) {}

  async list(
    me: MemberCaller,
    { ip_id, creation, keyword, ...paging }: Input<typeof goodsApi.list>,
  ): Promise<Page<GoodsRow>> {
    const named = keyword ? like(keyword) : undefined;
    const page = await pageOf<Row, Row>(
      this.db,
      {
        from: 'code_goods t',
        columns: `t.*, ${SCANNED_OF_GOODS} AS scanned`,
        where: `t.ip_id = ? AND t.deleted_at IS NULL ${creation ? 'AND t.creation = ?' : ''}
          ${named ? 'AND (t.product_name LIKE ? OR t.project_name LIKE ? OR t.licensee LIKE ?)' : ''}`,
        params: [ip_id, ...(creation ? [creation] : []), ...(named ? [named, named, named] : [])],
      },
      paging,
      (row) => row,
    );
    const images = await this.files.many(
      page.list.flatMap(({ image_id }) => image_id ?? []),
      me,
    );
    return {
      ...page,
      list: page.list.map((row) => ({
        goods_id: row.id,
        project_name: row.project_name,
        product_name: row.product_name,
        licensee: row.licensee,
        price_fen: priceOf(row),
        image: images.find(({ image_id }) => image_id === row.image_id) ?? null,
        creation: row.creation,
        ordered: row.ordered,
        issued: row.issued,
        reserved: row.reserved,
        given: row.given,
        scanned: Number(row.scanned),
        created_at: row.created_at.toISOString(),
      })),
    };
  }

  async save(me: MemberCaller, input: Input<typeof goodsApi.save>): Promise<{ goods_id: string }> {
    const { ip_id, goods_id, image, ...fields } = input;
    const id = goods_id ?? ulid();
    await this.db.tx(async (sql) => {
      const before = goods_id
        ? await sql.one<GoodsEntity>(
            'SELECT * FROM code_goods WHERE id = ? AND ip_id = ? AND deleted_at IS NULL FOR UPDATE',
            [id, ip_id],
          )
        : undefined;
      if (goods_id && !before) throw notFound();
      // A picture uploaded by another operator of this IP may stay.
      if (before?.image_id !== image)
        await this.files.link(
          sql,
          'image',
          [image],
          'goods_image',
          me.id,
          before?.image_id ? [before.image_id] : [],
        );
      const row = { ...fields, image_id: image };
      if (before)
        await sql.update(
          'code_goods',
          { ...row, version: before.version + 1 },
          { id, version: before.version },
        );
      else await sql.insert('code_goods', { id, ip_id, creation: 'manual', ...row });
      await this.history.write(sql, {
        subject: 'goods',
        subjectId: id,
        action: before ? 'update' : 'create',
        actor: me,
        before: before ? { ...before, price_fen: priceOf(before) } : {},
        after: row,
        content: Object.keys(fields),
      });
    });
    return { goods_id: id };
  }

  /** Deletes goods without codes; printed labels name goods with codes. */
  async remove(me: MemberCaller, ipId: string, goodsId: string): Promise<void> {
    await this.db.tx(async (sql) => {
      const row = await sql.one<GoodsEntity>(
        'SELECT * FROM code_goods WHERE id = ? AND ip_id = ? AND deleted_at IS NULL FOR UPDATE',
        [goodsId, ipId],
      );
      if (!row) throw notFound();
      const used = await sql.one(
        'SELECT id FROM label_order WHERE goods_id = ? AND state NOT IN (?) LIMIT 1',
        [goodsId, [labelOrderMachine.actions.reject.to, labelOrderMachine.actions.cancel.to]],
      );
      if (used) throw new DomainError('STATE', { state: 'ordered', machine: 'goods' });
      await sql.update(
        'code_goods',
        { deleted_at: new Date(), version: row.version + 1 },
        { id: goodsId, version: row.version },
      );
      await this.history.write(sql, { subject: 'goods', subjectId: goodsId, action: 'delete', actor: me });
    });
  }
}
