import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Goods that an award makes have no price until their holder enters it. */
export class AwardGoods1700000000360 implements MigrationInterface {
  name = 'AwardGoods1700000000360';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE code_goods MODIFY `price_fen` bigint NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE code_goods SET price_fen = 0 WHERE price_fen IS NULL');
    await runner.query('ALTER TABLE code_goods MODIFY `price_fen` bigint NOT NULL');
  }
}
