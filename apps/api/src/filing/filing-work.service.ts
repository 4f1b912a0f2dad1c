import { Injectable } from '@nestjs/common';
import { fromJson, type Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { FilingEntity } from './filing.entity';

/** Another filing, and the file of one picture in both. */
interface Same extends Pick<FilingEntity, 'id' | 'filing_number' | 'title' | 'state' | 'submitted_at'> {
  member_name: string;
  image_id: string;
  other_id: string;
}

/** Which works were filed, by the hashes of their pictures. */
@Injectable()
export class FilingWorkService {
  /** Records the pictures of a filing. Refuses one the member has filed before, naming the first filing. */
  async file(sql: Sql, { id, member_id, pictures }: FilingEntity): Promise<void> {
    await this.drop(sql, id);
    const found = await sql.rows<{ sha256: string }>(
      'SELECT DISTINCT sha256 FROM uploaded_file WHERE id IN (?)',
      [fromJson<string[]>(pictures)],
    );
    const hashes = found.map(({ sha256 }) => sha256);
    const first = await sql.one<Pick<FilingEntity, 'id' | 'title' | 'filing_number' | 'state'>>(
      `SELECT f.id, f.title, f.filing_number, f.state FROM filing_work w JOIN filing f ON f.id = w.filing_id
        WHERE w.member_id = ? AND w.sha256 IN (?) ORDER BY f.id LIMIT 1 LOCK IN SHARE MODE`,
      [member_id, hashes],
    );
    if (first)
      throw new DomainError('FILED_ALREADY', {
        filing_id: first.id,
        title: first.title ?? '',
        filing_number: first.filing_number ?? '',
        state: first.state,
      });
    await sql.insertAll(
      'filing_work',
      hashes.map((sha256) => ({ member_id, sha256, filing_id: id })),
    );
  }

  /**
   * Refuses pictures of others, unless the member works on an IP that has them: a draft may be older than their access. Of a
   * correction, those that were filed before it stay.
   */
  async checkPictures(sql: Sql, { id, member_id, pictures }: FilingEntity): Promise<void> {
    const foreign = await sql.one(
      `SELECT f.id FROM uploaded_file f WHERE f.id IN (?) AND f.owner_id <> ? AND NOT EXISTS (
          SELECT 1 FROM file_use u JOIN ip_operator o ON o.ip_id = u.ip_id
            WHERE u.file_id = f.id AND u.place <> 'elsewhere' AND o.member_id = ? AND o.match_relation IS NOT NULL)
          AND NOT EXISTS (SELECT 1 FROM filing_work w WHERE w.filing_id = ? AND w.sha256 = f.sha256) LIMIT 1`,
      [fromJson<string[]>(pictures), member_id, member_id, id],
    );
    if (foreign) throw validationError('pictures', 'file');
  }

  async drop(sql: Sql, filingId: string): Promise<void> {
    await sql.execute('DELETE FROM filing_work WHERE filing_id = ?', [filingId]);
  }

  /** Other filings with one of the pictures, of any member: a row for each picture they share, by its files in both. */
  same(sql: Sql, filingId: string): Promise<Same[]> {
    return sql.rows<Same>(
      `SELECT f.id, f.filing_number, f.title, f.state, f.submitted_at, m.username AS member_name,
          MIN(a.id) AS image_id, MIN(b.id) AS other_id
        FROM filing_work w JOIN filing_work o ON o.sha256 = w.sha256 AND o.filing_id <> w.filing_id
        JOIN filing f ON f.id = o.filing_id JOIN member m ON m.id = f.member_id
        JOIN file_use u ON u.subject_id = w.filing_id AND u.field = 'pictures'
        JOIN uploaded_file a ON a.id = u.file_id AND a.sha256 = w.sha256
        JOIN file_use v ON v.subject_id = o.filing_id AND v.field = 'pictures'
        JOIN uploaded_file b ON b.id = v.file_id AND b.sha256 = w.sha256
        WHERE w.filing_id = ? GROUP BY f.id, w.sha256 ORDER BY f.id, image_id LIMIT 20`,
      [filingId],
    );
  }
}
