import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A submitted filing that waits for its payment, or for the voucher of it, has no due day: the check begins with the payment. */
export class UnpaidFilings1700000000422 implements MigrationInterface {
  name = 'UnpaidFilings1700000000422';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE filing SET due_at = NULL
        WHERE state = 'submitted' AND pay <> 'credit' AND paid = 0 AND voucher_image IS NULL`,
    );
  }

  async down(): Promise<void> {
    // Staff set no day by hand: nothing is lost.
  }
}
