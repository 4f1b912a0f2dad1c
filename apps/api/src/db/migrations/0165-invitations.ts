import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, hash, ref, table, word } from './table';

export class Invitations1700000000165 implements MigrationInterface {
  name = 'Invitations1700000000165';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'invitation',
        `\`id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`member_id\` ${ref} NOT NULL`,
        `\`area_code\` ${word} NOT NULL`,
        '`phone` varbinary(1024) NOT NULL',
        `\`phone_hash\` ${hash} NOT NULL`,
        `\`open_key\` ${hash} NULL`,
        `\`state\` ${word} NOT NULL DEFAULT 'open'`,
        `\`operator_id\` ${ref} NULL`,
        '`expires_at` datetime(3) NOT NULL',
        '`ended_at` datetime(3) NULL',
        '`version` int NOT NULL DEFAULT 1',
        created,
        'UNIQUE INDEX `invitation_open` (`ip_id`, `open_key`)',
        'INDEX `invitation_phone` (`phone_hash`, `state`)',
        'INDEX `invitation_sender` (`member_id`, `id`)',
        'INDEX `invitation_operator` (`operator_id`)',
        'INDEX `invitation_expires` (`state`, `expires_at`)',
        'INDEX `invitation_ended` (`ended_at`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invitation');
  }
}
