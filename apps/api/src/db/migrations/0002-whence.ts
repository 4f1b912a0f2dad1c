import type { MigrationInterface, QueryRunner } from 'typeorm';
import { word } from './table';

const WHENCE = [
  `ADD COLUMN \`browser\` ${word} NOT NULL DEFAULT 'other'`,
  `ADD COLUMN \`platform\` ${word} NOT NULL DEFAULT 'other'`,
  `ADD COLUMN \`network\` ${word} NOT NULL DEFAULT ''`,
  'DROP COLUMN `user_agent`',
];
const CHANGES: readonly [table: string, ...definitions: string[]][] = [
  [
    'member_session',
    ...WHENCE,
    'ADD COLUMN `last_seen_at` datetime(3) NULL',
    'ADD INDEX `session_expires` (`expires_at`)',
  ],
  ['sign_in', ...WHENCE, 'ADD INDEX `sign_in_created` (`created_at`)'],
];

/** Of a sign-in only browser and system families and the network are stored; user agents are deleted. */
export class Whence1700000000002 implements MigrationInterface {
  name = 'Whence1700000000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, ...definitions] of CHANGES)
      if (await runner.hasColumn(table, 'user_agent'))
        await runner.query(`ALTER TABLE \`${table}\` ${definitions.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE member_session DROP INDEX session_expires, DROP COLUMN browser, DROP COLUMN platform, DROP COLUMN network, DROP COLUMN last_seen_at, ADD COLUMN user_agent varchar(200) NOT NULL DEFAULT ''",
    );
    await runner.query(
      "ALTER TABLE sign_in DROP INDEX sign_in_created, DROP COLUMN browser, DROP COLUMN platform, DROP COLUMN network, ADD COLUMN user_agent varchar(200) NOT NULL DEFAULT ''",
    );
  }
}
