import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './column';

/** A sealed thread keeps the brand's name and the IP's as of the sealing. Of those sealed before the present ones are read. */
export class SealedNames1700000000396 implements MigrationInterface {
  name = 'SealedNames1700000000396';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'thread', 'sealed_brand', 'varbinary(1024) NULL');
    await addColumn(runner, 'thread', 'sealed_ip_name', 'varchar(160) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['sealed_brand', 'sealed_ip_name'])
      if (await runner.hasColumn('thread', column))
        await runner.query(`ALTER TABLE thread DROP COLUMN \`${column}\``);
  }
}
