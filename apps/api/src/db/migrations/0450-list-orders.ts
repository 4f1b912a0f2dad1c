import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** Orders in which the console lists all rows, and sums for which whole tables were read. */
const INDEXES = [
  ['member', 'member_created', '`created_at`, `id`'],
  ['uploaded_file', 'file_quota', '`owner_id`, `file_size`'],
  ['closure', 'closure_created', '`created_at`, `id`'],
  ['closure', 'closure_all_due', '`due_at`, `id`'],
  ['code_goods', 'code_goods_created', '`created_at`, `id`'],
  ['code_licensee', 'code_licensee_created', '`created_at`, `id`'],
  ['code_batch', 'code_batch_licensee', '`licensee_id`, `quantity`'],
  ['code_report', 'code_report_due', '`due_at`, `id`'],
  ['code_request', 'code_request_due', '`due_at`, `id`'],
  ['follow_up', 'follow_up_created', '`created_at`, `id`'],
  ['follow_up', 'follow_up_all_due', '`due_on`, `id`'],
  ['invoice', 'invoice_created', '`created_at`, `id`'],
  ['invoice', 'invoice_due', '`due_at`, `id`'],
  ['ip', 'ip_created', '`created_at`, `id`'],
  ['ip_operator', 'operator_created', '`created_at`, `id`'],
  ['job', 'job_created', '`created_at`, `id`'],
  ['label_order', 'label_order_due', '`due_at`, `id`'],
  ['member', 'member_entrusted_at', '`consultant_since`, `id`'],
  ['member_note', 'note_created', '`created_at`, `id`'],
  ['refund', 'refund_created', '`created_at`, `id`'],
  ['refund', 'refund_due', '`due_at`, `id`'],
  ['verification', 'verification_due', '`due_at`, `id`'],
  ['verification', 'verification_sent', '`submitted_at`, `id`'],
] as const;

/** Lets every list of the console end with its page, in every order. */
export class ListOrders1700000000450 implements MigrationInterface {
  name = 'ListOrders1700000000450';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, index, columns] of INDEXES) await addIndex(runner, table, index, 'INDEX', columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, index] of INDEXES) await dropIndex(runner, table, index);
  }
}
