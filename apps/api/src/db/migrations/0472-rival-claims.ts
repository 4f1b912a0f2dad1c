import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './column';

/** Claims of an IP in a state are counted from an index: each row of the console's list shows how many rivals a claim has. */
export class RivalClaims1700000000472 implements MigrationInterface {
  name = 'RivalClaims1700000000472';

  up(runner: QueryRunner): Promise<void> {
    return addIndex(runner, 'claim', 'claim_rivals', 'INDEX', '`ip_id`, `state`');
  }

  down(runner: QueryRunner): Promise<void> {
    return dropIndex(runner, 'claim', 'claim_rivals');
  }
}
