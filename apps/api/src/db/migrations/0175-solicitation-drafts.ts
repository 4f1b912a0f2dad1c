import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The solicitation instructions have a second built-in version, so a draft of version 2 becomes version 3. */
export class SolicitationDrafts1700000000175 implements MigrationInterface {
  name = 'SolicitationDrafts1700000000175';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE agreement_version SET number = 3 WHERE agreement = 'IPLicenseBidInfo' AND state = 'draft' AND number = 2",
    );
  }

  async down(): Promise<void> {
    // A draft that keeps its number can be published without the built-in version before it.
  }
}
