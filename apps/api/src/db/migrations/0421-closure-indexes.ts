import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** What a closure looks for by columns that had no index: it read, and locked, whole tables. */
const INDEXES = [
  ['business_check', 'business_check_ip', 'ip_id'],
  ['code_goods', 'code_goods_image', 'image_id'],
  ['handover', 'handover_to', 'to_id'],
  ['ip', 'ip_image', 'image_id'],
  ['ip_figure_visitor', 'ip_figure_visitor_ip', 'ip_id'],
  ['label_order', 'label_order_voucher', 'voucher_image'],
  ['member', 'member_use_ip', 'use_ip_id'],
] as const;

export class ClosureIndexes1700000000421 implements MigrationInterface {
  name = 'ClosureIndexes1700000000421';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, index, column] of INDEXES)
      await addIndex(runner, table, index, 'INDEX', `\`${column}\``);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, index] of INDEXES) await dropIndex(runner, table, index);
  }
}
