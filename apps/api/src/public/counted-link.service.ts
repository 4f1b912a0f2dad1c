import { Injectable } from '@nestjs/common';
import { COUNTED_ACTS, isId, type Language } from '@ipw/domain';
import { Db } from '../core/db/db';
import { FileService } from '../core/files/file.service';
import { largestOf } from '../core/files/variants';
import { askPath } from './ask-path';
import type { FigureOf } from './figure-count';
import { publicManual } from './public-manual';

interface Target {
  address: string;
  figures: FigureOf[];
}

/** Where counted links of public pages lead. */
@Injectable()
export class CountedLinkService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
  ) {}

  /** Only public content of a public IP; undefined for everything else. */
  async target(
    ipId: string,
    named: string,
    { id = '', key }: { id?: string | undefined; key?: string | undefined },
    language: Language,
  ): Promise<Target | undefined> {
    const act = COUNTED_ACTS.find((one) => one === named);
    if (!act || !isId(ipId)) return undefined;
    const ip = await this.db.one('SELECT id FROM ip WHERE id = ? AND (owner_id IS NOT NULL OR listed = 1)', [
      ipId,
    ]);
    if (!ip) return undefined;
    if (act === 'ask')
      return { address: askPath(ipId, key, language), figures: [{ kind: act, subject: '' }] };
    if (act === 'manual') {
      const manual = await publicManual(this.db, this.files, ipId);
      return manual ? { address: manual.url, figures: [{ kind: act, subject: '' }] } : undefined;
    }
    if (!isId(id)) return undefined;
    const series = await this.db.one<{ id: string; usage_name: string; width: number }>(
      `SELECT s.id, f.usage_name, f.width FROM file_use u JOIN uploaded_file f ON f.id = u.file_id AND f.open = 1 AND f.image_status = 1
        JOIN series s ON s.id = u.subject_id AND s.deleted_at IS NULL
        WHERE u.file_id = ? AND u.place = 'live' AND u.open = 1 AND u.ip_id = ? LIMIT 1`,
      [id, ipId],
    );
    return (
      series && {
        address: this.files.picture(id, undefined, largestOf(series))!,
        figures: [
          { kind: act, subject: id },
          { kind: 'series', subject: series.id },
        ],
      }
    );
  }
}
