import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** Members in the order of their registration, and the bytes a member has stored, each from an index alone. */
export class MemberOrder1700000000450 implements MigrationInterface {
  name = 'MemberOrder1700000000450';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'member', 'member_created', 'INDEX', '`created_at`, `id`');
    await addIndex(runner, 'uploaded_file', 'file_quota', 'INDEX', '`owner_id`, `file_size`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'uploaded_file', 'file_quota');
    await dropIndex(runner, 'member', 'member_created');
  }
}
