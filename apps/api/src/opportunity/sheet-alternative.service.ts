import { Injectable } from '@nestjs/common';
import {
  ALL_FIELDS,
  isRedirected,
  type Language,
  SHEET,
  shanghaiDay,
  type SheetAlternative,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { FileService } from '../core/files/file.service';
import { ReferenceListService, SlugService } from '../ip';
import { isPrivate } from './sheet-notice.service';
import type { SheetEntity } from './sheet.entity';

interface Row {
  id: string;
  ip_name: string;
  kind: 'normal' | 'artist';
  image_id: string;
  auth_field_id: number;
}

/** IPs of the same licensing field for a buyer whom another holder refused or did not answer. */
@Injectable()
export class SheetAlternativeService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly lists: ReferenceListService,
    private readonly slugs: SlugService,
  ) {}

  /** None for a sheet by a private link: its holder brought the buyer. */
  async of(sheet: SheetEntity, language: Language): Promise<SheetAlternative[]> {
    if (!isRedirected(sheet) || isPrivate(sheet)) return [];
    const rows = await this.fitting(sheet);
    const fields = await this.lists.named('field', language);
    return Promise.all(
      rows.map(async ({ id, image_id, ...row }) => ({
        ip_id: id,
        ...row,
        ip_image: this.files.picture(image_id, undefined)!,
        auth_field: fields.find((one) => one.id === row.auth_field_id)?.name ?? '',
        path: `/ip/${encodeURIComponent(await this.slugs.of({ id, ip_name: row.ip_name }))}`,
      })),
    );
  }

  /** Shown IPs that license the category: no own ones, none this phone has asked lately; those of exactly the field first. */
  private fitting({ phone_hash, sku_id }: SheetEntity): Promise<Row[]> {
    const any = sku_id === ALL_FIELDS;
    return this.db.rows<Row>(
      `SELECT t.id, t.ip_name, t.kind, t.image_id, COALESCE(t.auth_field_id, ?) AS auth_field_id
        FROM ip t JOIN uploaded_file f ON f.id = t.image_id AND f.open = 1 AND f.image_status = 1
        WHERE t.listed = 1 AND t.owner_id IS NOT NULL ${any ? '' : 'AND t.auth_field_id IN (?)'}
          AND NOT EXISTS (SELECT 1 FROM sheet s
            WHERE s.phone_hash = ? AND s.ip_id = t.id AND s.created_at > NOW(3) - INTERVAL ? DAY)
          AND NOT EXISTS (SELECT 1 FROM taken_field k
            WHERE k.ip_id = t.id AND k.sku_id IN (?) AND k.taken_until >= ?)
          AND NOT EXISTS (SELECT 1 FROM ip_operator o JOIN member m ON m.id = o.member_id
            WHERE o.ip_id = t.id AND m.phone_hash = ? AND o.match_relation IS NOT NULL)
        ORDER BY t.auth_field_id = ? DESC, t.claimed_at DESC, t.id DESC LIMIT ${String(SHEET.alternatives)}`,
      [
        ALL_FIELDS,
        ...(any ? [] : [[sku_id, ALL_FIELDS]]),
        phone_hash,
        SHEET.askedDays,
        [sku_id, ALL_FIELDS],
        shanghaiDay(new Date()),
        phone_hash,
        sku_id,
      ],
    );
  }
}
