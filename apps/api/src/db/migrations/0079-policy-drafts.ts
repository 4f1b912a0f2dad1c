import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The privacy policy has a second built-in version: a draft that was begun as the second becomes the third. */
export class PolicyDrafts1700000000079 implements MigrationInterface {
  name = 'PolicyDrafts1700000000079';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "UPDATE agreement_version SET number = 3 WHERE agreement = 'privacyPolicy' AND state = 'draft' AND number = 2",
    );
  }

  async down(): Promise<void> {
    // A draft that keeps its number is published as that: what is built in before it need not be there.
  }
}
