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
import {
  CLAIMED_AT_SQL,
  CLAIMED_TERM,
  itemTerm,
  narrowest,
  ReferenceListService,
  shownIps,
  SlugService,
} from '../ip';
import { isPrivate } from './sheet-notice.service';
import type { SheetEntity } from './sheet.entity';

interface Row {
  id: string;
  ip_name: string;
  kind: 'normal' | 'artist';
  image_id: string;
  auth_field_id: number | null;
}

const COLUMNS = `t.id, t.ip_name, t.kind, t.image_id, t.auth_field_id, ${CLAIMED_AT_SQL} AS claimed_at`;

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
  private async fitting({ phone_hash, sku_id }: SheetEntity): Promise<Row[]> {
    const any = sku_id === ALL_FIELDS;
    const found: Row[] = [];
    for (const field of any ? [ALL_FIELDS, undefined] : [sku_id, ALL_FIELDS]) {
      const left = SHEET.alternatives - found.length;
      if (left > 0) found.push(...(await this.under(field, left, { phone_hash, sku_id })));
    }
    return found;
  }

  /** IPs of one licensing field, or of any but those open to all. */
  private async under(
    field: number | undefined,
    most: number,
    { phone_hash, sku_id }: Pick<SheetEntity, 'phone_hash' | 'sku_id'>,
  ): Promise<Row[]> {
    const conditions = [
      't.listed = 1 AND t.owner_id IS NOT NULL',
      field === undefined ? 'NOT (t.auth_field_id <=> ?)' : 't.auth_field_id = ?',
      `NOT EXISTS (SELECT 1 FROM sheet s
        WHERE s.phone_hash = ? AND s.ip_id = t.id AND s.created_at > NOW(3) - INTERVAL ? DAY)`,
      `NOT EXISTS (SELECT 1 FROM taken_field k
        WHERE k.ip_id = t.id AND k.sku_id IN (?) AND k.taken_until >= ?)`,
      `NOT EXISTS (SELECT 1 FROM ip_operator o JOIN member m ON m.id = o.member_id
        WHERE o.ip_id = t.id AND m.phone_hash = ? AND o.match_relation IS NOT NULL)`,
    ];
    const condition = {
      sql: conditions.map((one) => ` AND ${one}`).join(''),
      params: [
        field ?? ALL_FIELDS,
        phone_hash,
        SHEET.askedDays,
        [sku_id, ALL_FIELDS],
        shanghaiDay(new Date()),
        phone_hash,
      ],
    };
    const way = await narrowest(this.db, [[field === undefined ? CLAIMED_TERM : itemTerm('field', field)]]);
    const { sql, params } = shownIps(condition, way, COLUMNS, most);
    return this.db.rows<Row>(
      `SELECT id, ip_name, kind, image_id, auth_field_id FROM ${sql} ORDER BY claimed_at DESC, id DESC LIMIT ${String(most)}`,
      params,
    );
  }
}
