import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './column';
import { word } from './table';

const COLUMNS = ['rights_until', 'remind_on'];

/** The last day of a series' rights documents, and the day of the next reminder. */
export class RightsUntil1700000000161 implements MigrationInterface {
  name = 'RightsUntil1700000000161';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await addColumn(runner, 'series', column, `${word} NULL`);
    await addIndex(runner, 'series', 'series_remind', 'INDEX', '`remind_on`');
    await addIndex(runner, 'series', 'series_rights', 'INDEX', '`rights_until`');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of ['series_remind', 'series_rights']) await dropIndex(runner, 'series', index);
    for (const column of COLUMNS)
      if (await runner.hasColumn('series', column)) await runner.dropColumn('series', column);
  }
}
