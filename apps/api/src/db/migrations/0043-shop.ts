import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ulid } from '@ipw/domain';
import { addColumn } from './column';
import { created, ref, table, word } from './table';

const TABLES = [
  table(
    'shop_setting',
    `\`id\` ${ref} NOT NULL`,
    `\`ip_id\` ${ref} NOT NULL`,
    `\`subject\` ${word} NOT NULL`,
    '`data` longtext NULL',
    "`version` int NOT NULL DEFAULT '1'",
    created,
    'UNIQUE INDEX `shop_setting_of` (`ip_id`, `subject`)',
    'PRIMARY KEY (`id`)',
  ),
  table(
    'shop_link',
    `\`id\` ${ref} NOT NULL`,
    `\`ip_id\` ${ref} NOT NULL`,
    `\`state\` ${word} NOT NULL DEFAULT 'off'`,
    "`number` int NOT NULL DEFAULT '0'",
    '`issued_at` datetime(3) NULL',
    '`expires_at` datetime(3) NULL',
    "`version` int NOT NULL DEFAULT '1'",
    created,
    'UNIQUE INDEX `shop_link_ip` (`ip_id`)',
    'PRIMARY KEY (`id`)',
  ),
];

async function moveContacts(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query(
    'SELECT id, link_name, link_qrcode FROM ip WHERE link_name IS NOT NULL',
  )) as { id: string; link_name: string; link_qrcode: string | null }[];
  for (const { id, link_name, link_qrcode } of rows)
    await runner.query(
      "INSERT IGNORE INTO shop_setting (id, ip_id, subject, data) VALUES (?, ?, 'contact', ?)",
      [ulid(), id, JSON.stringify({ link_name, link_QRcode: link_qrcode })],
    );
}

/** The business contact becomes a setting of its own; values in the IP's row are moved there. */
export class Shop1700000000043 implements MigrationInterface {
  name = 'Shop1700000000043';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    // While the first dropped column exists, contacts may still have to be moved.
    if (await runner.hasColumn('ip', 'link_qrcode')) await moveContacts(runner);
    for (const column of ['link_qrcode', 'link_name'])
      if (await runner.hasColumn('ip', column)) await runner.query(`ALTER TABLE ip DROP COLUMN ${column}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'ip', 'link_name', 'varchar(160) NULL');
    await addColumn(runner, 'ip', 'link_qrcode', `${ref} NULL`);
    for (const name of ['shop_link', 'shop_setting']) await runner.query(`DROP TABLE ${name}`);
  }
}
