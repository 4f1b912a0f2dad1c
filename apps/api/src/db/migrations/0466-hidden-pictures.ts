import type { MigrationInterface, QueryRunner } from 'typeorm';

const HIDDEN = 'ip.owner_id IS NULL AND ip.listed = 0';

/** Closes to the public the pictures of IPs that were taken from their owners. */
export class HiddenPictures1700000000466 implements MigrationInterface {
  name = 'HiddenPictures1700000000466';

  async up(runner: QueryRunner): Promise<void> {
    const taken = `JOIN dispute d ON d.ip_id = ip.id AND d.state = 'upheld' AND ${HIDDEN}`;
    await runner.query(
      `UPDATE uploaded_file f JOIN file_use t ON t.file_id = f.id JOIN ip ON ip.id = t.ip_id ${taken}
        SET f.open = 0 WHERE f.open = 1 AND NOT EXISTS (SELECT 1 FROM file_use u WHERE u.file_id = f.id AND u.open = 1
          AND NOT EXISTS (SELECT 1 FROM ip WHERE ip.id = u.ip_id AND ${HIDDEN}))`,
    );
    await runner.query(
      `UPDATE uploaded_file f JOIN ip ON ip.image_id = f.id ${taken}
        SET f.open = 0 WHERE f.open = 1 AND NOT EXISTS (SELECT 1 FROM file_use u WHERE u.file_id = f.id)
          AND NOT EXISTS (SELECT 1 FROM ip o WHERE o.image_id = f.id AND (o.owner_id IS NOT NULL OR o.listed = 1))`,
    );
  }

  async down(): Promise<void> {
    // Nothing tells them from those that were never public.
  }
}
