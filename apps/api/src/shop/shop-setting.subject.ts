import { Injectable, type OnModuleInit } from '@nestjs/common';
import { contactContent, type ContentData, manualContent, onepageContent } from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { type Live, type Subject, SubjectRegistry } from '../core/review/subject';
import type { ContactData, ManualData, OnepageData, ShopSettingEntity } from './shop.entity';

/** A setting with what it depends on: an IP that is not listed shows none. */
type Setting = ShopSettingEntity & { listed: 0 | 1 };

export const liveSetting = ({ ip_id, version, data, listed }: Setting): Live => ({
  ip_id,
  version,
  data: data === null ? null : fromJson<ContentData>(data),
  shown: listed === 1 && data !== null,
});

/** A setting of a shop: one row an IP, its content as JSON. */
abstract class SettingSubject<D extends ContentData> implements Subject<D> {
  abstract readonly content: Subject['content'];
  abstract readonly schema: Subject['schema'];
  abstract readonly open: readonly string[];
  readonly table = 'shop_setting';

  live(row: Setting): Live<D> {
    return liveSetting(row) as Live<D>;
  }

  async find(sql: Sql, id: string, lock?: 'FOR UPDATE'): Promise<Live<D> | undefined> {
    const row = await sql.one<Setting>(
      `SELECT s.*, (SELECT listed FROM ip WHERE ip.id = s.ip_id) AS listed FROM shop_setting s
        WHERE s.id = ? AND s.subject = ? ${lock ?? ''}`,
      [id, this.content.name],
    );
    return row && this.live(row);
  }

  all(ipId: string) {
    const sql = 'SELECT id, data IS NOT NULL AS live FROM shop_setting WHERE ip_id = ? AND subject = ?';
    return { sql, params: [ipId, this.content.name] };
  }

  async publish(sql: Sql, id: string, data: D, version: number): Promise<void> {
    await sql.update('shop_setting', { data: JSON.stringify(data), version }, { id });
  }

  abstract title(data: D): string;
  abstract picture(data: D): string | null;
  abstract link(ipId: string): string;
}

class OnepageSubject extends SettingSubject<OnepageData> {
  readonly content = onepageContent;
  readonly schema = onepageContent.schema;
  readonly open = ['base_image', 'main_image'];
  title = (): string => '';
  picture = ({ main_image, base_image }: OnepageData): string | null => main_image ?? base_image;
  link = (ipId: string): string => `/ipStore/onepage?id=${ipId}`;

  /** A reviewer reads the names of series, not their ids. */
  async names(sql: Sql, { series_ids }: OnepageData): Promise<ReadonlyMap<string, string>> {
    if (series_ids.length === 0) return new Map();
    const rows = await sql.rows<{ id: string; series_name: string }>(
      'SELECT id, series_name FROM series WHERE id IN (?)',
      [series_ids],
    );
    return new Map(rows.map(({ id, series_name }) => [id, series_name]));
  }
}

class ContactSubject extends SettingSubject<ContactData> {
  readonly content = contactContent;
  readonly schema = contactContent.schema;
  readonly open = ['link_QRcode'];
  title = ({ link_name }: ContactData): string => link_name ?? '';
  picture = ({ link_QRcode }: ContactData): string | null => link_QRcode;
  link = (ipId: string): string => `/ipStore/contact?id=${ipId}`;
}

class ManualSubject extends SettingSubject<ManualData> {
  readonly content = manualContent;
  readonly schema = manualContent.schema;
  readonly open = ['manual_file'];
  title = (): string => '';
  picture = ({ manual_file }: ManualData): string | null => manual_file;
  link = (ipId: string): string => `/ipStore/authorizationManual?id=${ipId}`;
}

/** Registers the settings of a shop as review subjects. */
@Injectable()
export class ShopSubjects implements OnModuleInit {
  constructor(private readonly subjects: SubjectRegistry) {}

  onModuleInit(): void {
    this.subjects.register(new OnepageSubject());
    this.subjects.register(new ContactSubject());
    this.subjects.register(new ManualSubject());
  }
}
