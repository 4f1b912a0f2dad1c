import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A rejection by the filing centre has a reason of its own: that of its corrections says that it asks for a change. */
export class CentreRejected1700000000394 implements MigrationInterface {
  name = 'CentreRejected1700000000394';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE filing SET reason_code = 'centre_rejected' WHERE state = 'rejected' AND reason_code = 'centre'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE filing SET reason_code = 'centre' WHERE reason_code = 'centre_rejected'");
  }
}
