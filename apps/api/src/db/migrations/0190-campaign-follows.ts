import type { MigrationInterface, QueryRunner } from 'typeorm';
import { created, ref, table } from './table';

export class CampaignFollows1700000000190 implements MigrationInterface {
  name = 'CampaignFollows1700000000190';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'campaign_follow',
        `\`ip_id\` ${ref} NOT NULL`,
        `\`campaign_id\` ${ref} NOT NULL`,
        "`told` int NOT NULL DEFAULT '0'",
        created,
        'INDEX `campaign_follow_campaign` (`campaign_id`, `told`, `ip_id`)',
        'PRIMARY KEY (`ip_id`, `campaign_id`)',
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS campaign_follow');
  }
}
