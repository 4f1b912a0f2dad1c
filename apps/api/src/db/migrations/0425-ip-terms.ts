import type { MigrationInterface, QueryRunner } from 'typeorm';
import { IP_UNINDEXED_SQL } from '../../ip/ip-key';
import { addColumn, addGenerated, addIndex, dropGenerated, dropIndex } from './column';
import { ref, table } from './table';

/** An inverted index of IPs for the public directory and the search by name; a periodic task fills it. */
export class IpTerms1700000000425 implements MigrationInterface {
  name = 'IpTerms1700000000425';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'ip_term',
        '`term` varchar(24) NOT NULL',
        '`claimed_at` datetime(3) NOT NULL',
        `\`ip_id\` ${ref} NOT NULL`,
        'PRIMARY KEY (`term`, `claimed_at`, `ip_id`)',
        'INDEX `ip_term_ip` (`ip_id`)',
      ),
    );
    await addColumn(runner, 'ip', 'indexed', 'varbinary(16) NULL');
    await addGenerated(runner, 'ip', 'unindexed', {
      type: 'tinyint',
      expression: IP_UNINDEXED_SQL,
      kind: 'VIRTUAL',
    });
    await addIndex(runner, 'ip', 'ip_unindexed', 'INDEX', '`unindexed`');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ip', 'ip_unindexed');
    await dropGenerated(runner, 'ip', 'unindexed');
    await runner.query('ALTER TABLE ip DROP COLUMN `indexed`');
    await runner.query('DROP TABLE IF EXISTS ip_term');
  }
}
