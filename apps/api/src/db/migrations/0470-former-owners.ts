import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Compared as ids are. */
const ascii = (text: string) => `CONVERT(${text} USING ascii) COLLATE ascii_bin`;
/** The picture of a stored contact. */
const code = (row: 'r' | 's') => ascii(`JSON_UNQUOTE(JSON_EXTRACT(${row}.data, '$.link_QRcode'))`);
/** IPs of one round. */
const CHUNK = 500;
/** Earlier closures left the listed record to the next owner, with the sheets, buyers and cooperations of the former one. */
const LEFT = `SELECT DISTINCT ip.id FROM (SELECT ip_id FROM claim WHERE state IN ('claimed', 'offline_claimed', 'handed_over')
    UNION SELECT ip_id FROM sheet UNION SELECT ip_id FROM cooperation) f
  JOIN ip ON ip.id = f.ip_id WHERE ip.owner_id IS NULL AND ip.listed = 1 LIMIT ${String(CHUNK)}`;
/** The id of the new record of `ip`: always the same, so that a repeated migration makes no second one. */
const NEXT = ascii(
  'CONCAT(LEFT(CONVERT(ip.id USING utf8mb4), 10), UPPER(LEFT(MD5(CONVERT(ip.id USING utf8mb4)), 16)))',
);
const PUBLIC =
  'kind, ip_name, image_id, intro, core_audience, auth_field_id, birth_time, birth_area, ip_origin, ip_types, kernels, own_kernels, official_site';

/** When each IP was handed over last. */
const HANDED = `(SELECT subject_id AS ip_id, MAX(created_at) AS at FROM audit_line WHERE action = 'hand_over' AND subject = 'ip'
  GROUP BY subject_id) h`;
/** Also one that the former owner proposed and staff approved after the hand-over. */
const CONTACT = `shop_setting s JOIN ${HANDED} ON h.ip_id = s.ip_id AND s.subject = 'contact' AND s.data IS NOT NULL AND (s.updated_at < h.at
  OR (SELECT a.submitted_at FROM revision a WHERE a.subject = 'contact' AND a.subject_id = s.id AND a.state = 'approved'
    ORDER BY a.id DESC LIMIT 1) < h.at)`;
/** An old record, and its new one while that is not yet listed. */
const SPLIT = `ip JOIN ip n ON n.id = ${NEXT} AND n.owner_id IS NULL AND n.listed = 0`;
const PROPOSED = `revision r JOIN ${HANDED} ON h.ip_id = r.ip_id AND r.subject = 'contact' AND r.created_at < h.at
  AND (r.is_open IS NULL OR r.submitted_at IS NULL OR r.submitted_at < h.at)`;

/**
 * What closures and hand-overs do since `IpPersonalData.releaseIp` and `HandoverReviewService.approve`, for those before: a new record of
 * each listed IP whose owner has closed the account, and the end of a former owner's private link and business contact.
 */
export class FormerOwners1700000000470 implements MigrationInterface {
  name = 'FormerOwners1700000000470';

  async up(runner: QueryRunner): Promise<void> {
    await this.endLinks(runner);
    await this.clearContacts(runner);
    for (;;) {
      const rows = (await runner.query(LEFT)) as { id: string }[];
      if (rows.length === 0) break;
      await this.split(runner, rows.map(({ id }) => `'${id}'`).join(', '));
    }
    // Of an interrupted run.
    await this.list(runner);
  }

  async down(): Promise<void> {
    // What a former owner had is not given to the next again.
  }

  /** The new records are listed last: until then nobody can begin a claim of the old or the new one. */
  private async split(runner: QueryRunner, ids: string): Promise<void> {
    const chosen = `ip.id IN (${ids}) AND ip.owner_id IS NULL AND ip.listed = 1`;
    await runner.query(
      `INSERT IGNORE INTO ip (id, listed, ${PUBLIC}) SELECT ${NEXT}, 0, ${PUBLIC} FROM ip WHERE ${chosen}`,
    );
    await runner.query(
      `INSERT INTO file_use (subject_id, place, field, file_id, ip_id, open)
        SELECT n.id, u.place, u.field, u.file_id, n.id, u.open FROM ip JOIN ip n ON n.id = ${NEXT}
          JOIN file_use u ON u.file_id = ip.image_id AND u.subject_id = ip.id AND u.ip_id = ip.id
          WHERE ${chosen} AND NOT EXISTS (SELECT 1 FROM file_use k WHERE k.subject_id = n.id AND k.file_id = u.file_id)`,
    );
    await runner.query(`DELETE FROM ip_slug WHERE ip_id IN (${ids})`);
    await runner.query(`UPDATE ip SET ip.listed = 0 WHERE ${chosen}`);
    await this.list(runner, `ip.id IN (${ids})`);
  }

  /** Moves open claims of others, and lists the new records. A decision on a claim as it was before finds another version. */
  private async list(runner: QueryRunner, of = 'TRUE'): Promise<void> {
    await runner.query(
      `UPDATE ${SPLIT} JOIN claim c ON c.ip_id = ip.id AND c.state IN ('new', 'submitted', 'failed')
        JOIN member m ON m.id = c.member_id AND m.closed_at IS NULL
        SET c.ip_id = n.id, c.version = c.version + 1 WHERE ip.owner_id IS NULL AND ${of}`,
    );
    // A claim that was approved meanwhile has given the old record away.
    await runner.query(`DELETE n FROM ${SPLIT} WHERE ip.owner_id IS NOT NULL AND ${of}`);
    await runner.query(`UPDATE ${SPLIT} SET n.listed = 1 WHERE ip.owner_id IS NULL AND ${of}`);
  }

  private async endLinks(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE shop_link l JOIN ${HANDED} ON h.ip_id = l.ip_id AND l.state = 'on' AND l.issued_at < h.at
        SET l.state = 'off', l.number = l.number + 1, l.expires_at = NULL, l.version = l.version + 1`,
    );
  }

  /** The rows go last: by them the files are found. */
  private async clearContacts(runner: QueryRunner): Promise<void> {
    const unused = `f.usage_name = 'contact_code' AND NOT EXISTS (SELECT 1 FROM file_use u WHERE u.file_id = f.id)`;
    await runner.query(
      `DELETE u FROM ${PROPOSED} JOIN file_use u ON u.subject_id = r.subject_id AND u.place = 'open' WHERE r.is_open = 1`,
    );
    await runner.query(
      `UPDATE ${PROPOSED} JOIN uploaded_file f ON f.id = ${code('r')} SET f.open = 0, f.linked_at = NULL WHERE r.is_open = 1 AND ${unused}`,
    );
    await runner.query(
      `UPDATE ${PROPOSED} SET r.state = IF(r.is_open = 1, 'discarded', r.state), r.data = '{}', r.title = '', r.picture_id = NULL,
        r.due_at = NULL, r.assignee_id = NULL, r.reason = NULL, r.marks = NULL, r.rejected = NULL WHERE r.data <> '{}'`,
    );
    await runner.query(
      `DELETE u FROM ${CONTACT} JOIN file_use u ON u.subject_id = s.id AND u.place = 'live'`,
    );
    await runner.query(
      `UPDATE ${CONTACT} JOIN uploaded_file f ON f.id = ${code('s')}
        SET f.open = 0, f.linked_at = NULL WHERE ${unused}`,
    );
    await runner.query(`UPDATE ${CONTACT} SET s.data = NULL`);
  }
}
