import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex } from './column';
import { created, ref, table, word } from './table';

/** Questions about tenders, and the consultant who answers them. */
export class TenderQuestions1700000000180 implements MigrationInterface {
  name = 'TenderQuestions1700000000180';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'tender', 'consultant_id', `${ref} NULL`);
    await addIndex(runner, 'tender', 'tender_consultant', 'INDEX', '`consultant_id`, `id`');
    await runner.query(
      table(
        'tender_question',
        `\`id\` ${ref} NOT NULL`,
        `\`tender_id\` ${ref} NOT NULL`,
        `\`ip_id\` ${ref} NOT NULL`,
        `\`asked_by\` ${ref} NULL`,
        `\`state\` ${word} NOT NULL DEFAULT 'open'`,
        '`question` varchar(500) NOT NULL',
        '`wording` varchar(500) NULL',
        '`answer` varchar(1000) NULL',
        `\`answered_by\` ${ref} NULL`,
        `\`assignee_id\` ${ref} NULL`,
        '`assigned_at` datetime(3) NULL',
        '`due_at` datetime(3) NULL',
        '`decided_at` datetime(3) NULL',
        "`version` int NOT NULL DEFAULT '1'",
        created,
        'INDEX `tender_question_tender` (`tender_id`, `state`, `id`)',
        'INDEX `tender_question_ip` (`ip_id`, `tender_id`, `id`)',
        'INDEX `tender_question_queue` (`state`, `id`)',
        'INDEX `tender_question_queue_due` (`state`, `due_at`, `id`)',
        'INDEX `tender_question_queue_created` (`state`, `created_at`, `id`)',
        'INDEX `tender_question_due` (`due_at`, `id`)',
        'INDEX `tender_question_created` (`created_at`, `id`)',
        'INDEX `tender_question_assignee` (`assignee_id`, `state`)',
        'PRIMARY KEY (`id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS tender_question');
  }
}
