import { Injectable } from '@nestjs/common';
import {
  ALL_FIELDS,
  type Directory,
  DIRECTORY,
  DIRECTORY_FILTERS,
  type directoryApi,
  type DirectoryFilter,
  type Input,
  type Language,
  type ReferenceKind,
  type ReferenceRow,
} from '@ipw/domain';
import { contains } from '../core/db/list-query';
import { type OlderReads, ReplicaService } from '../core/db/replica.service';
import { FileService } from '../core/files/file.service';
import { ReferenceListService } from '../ip';

/** IPs in the directory: claimed or listed, with a public picture. */
const SHOWN = `FROM ip t JOIN uploaded_file f ON f.id = t.image_id AND f.open = 1 AND f.image_status = 1
  WHERE (t.owner_id IS NOT NULL OR t.listed = 1)`;

/** An IP that buyers can ask for cooperation. */
const ASKABLE = '(t.owner_id IS NOT NULL AND t.listed = 1)';

interface Row {
  id: string;
  ip_name: string;
  kind: 'normal' | 'artist';
  image_id: string;
  auth_field_id: number | null;
  claimed: 0 | 1;
}

interface Condition {
  sql: string;
  params: unknown[];
}

/** The reference list of each filter. */
const KINDS: Record<DirectoryFilter, ReferenceKind> = {
  field: 'field',
  type: 'ip_type',
  origin: 'origin',
  kernel: 'kernel',
};

/** An IP open to all fields matches every field. An artist has one type, stored in the artist's data. */
const CONDITIONS: Record<DirectoryFilter, (id: number) => Condition> = {
  field: (id) => ({ sql: 't.auth_field_id IN (?)', params: [[id, ALL_FIELDS]] }),
  type: (id) => ({
    sql: "CASE t.kind WHEN 'artist' THEN JSON_EXTRACT(t.artist, '$.ip_type_id') = ? ELSE JSON_CONTAINS(t.ip_types, ?) END",
    params: [id, String(id)],
  }),
  origin: (id) => ({ sql: 't.ip_origin = ?', params: [id] }),
  kernel: (id) => ({ sql: 'JSON_CONTAINS(t.kernels, ?)', params: [String(id)] }),
};

const both = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => ` AND ${sql}`).join(''),
  params: conditions.flatMap(({ params }) => params),
});

/** The public directory of IPs, without holders, as it was up to half a minute ago. */
@Injectable()
export class DirectoryService {
  constructor(
    private readonly replicas: ReplicaService,
    private readonly files: FileService,
    private readonly lists: ReferenceListService,
  ) {}

  async read(query: Input<typeof directoryApi.directory>, language: Language): Promise<Directory> {
    const { page } = query;
    const found = both([
      ...DIRECTORY_FILTERS.flatMap((filter) => {
        const id = query[filter];
        return id === undefined || (filter === 'field' && id === ALL_FIELDS) ? [] : CONDITIONS[filter](id);
      }),
      ...(query.kind === undefined ? [] : [{ sql: 't.kind = ?', params: [query.kind] }]),
      ...(query.claimed ? [{ sql: ASKABLE, params: [] }] : []),
      ...(query.keyword === undefined ? [] : [this.named(query.keyword)]),
    ]);
    const from = SHOWN + found.sql;
    const reader = this.replicas.reader();
    const [rows, counted, options] = await Promise.all([
      reader.rows<Row>(
        `SELECT t.id, t.ip_name, t.kind, t.image_id, t.auth_field_id, ${ASKABLE} AS claimed ${from}
          ORDER BY t.claimed_at DESC, t.id DESC LIMIT ${String(DIRECTORY.page)} OFFSET ${String((page - 1) * DIRECTORY.page)}`,
        found.params,
      ),
      reader.one<{ total: number | string }>(`SELECT COUNT(*) AS total ${from}`, found.params),
      this.options(reader, language),
    ]);
    const fields = await this.lists.named('field', language);
    return {
      list: rows.map(({ id, ip_name, kind, image_id, auth_field_id, claimed }) => ({
        ip_id: id,
        ip_name,
        kind,
        ip_image: this.files.picture(image_id, undefined)!,
        auth_field_id: auth_field_id ?? ALL_FIELDS,
        auth_field: fields.find((one) => one.id === (auth_field_id ?? ALL_FIELDS))?.name ?? '',
        claimed: claimed === 1,
      })),
      total: Number(counted!.total),
      page,
      page_size: DIRECTORY.page,
      next_cursor: null,
      options,
    };
  }

  /** Matches a part of the name or of the tags the holder typed. */
  private named(keyword: string): Condition {
    const ways = [contains('t.ip_name')(keyword), contains('t.own_kernels')(keyword)];
    return {
      sql: `(${ways.map(({ sql }) => sql).join(' OR ')})`,
      params: ways.flatMap(({ params }) => params),
    };
  }

  /** Items of each list that have an IP: one statement with one lookup for each item. */
  private async options(reader: OlderReads, language: Language): Promise<Directory['options']> {
    const items: { filter: DirectoryFilter; row: ReferenceRow }[] = [];
    for (const filter of DIRECTORY_FILTERS)
      for (const row of await this.lists.named(KINDS[filter], language))
        if (!row.hidden) items.push({ filter, row });
    const looked = items.map(({ filter, row }) =>
      filter === 'field'
        ? { sql: 't.auth_field_id = ?', params: [row.id] }
        : CONDITIONS[filter](Number(row.id)),
    );
    const has = await reader.one<Record<string, 0 | 1>>(
      `SELECT ${looked.map(({ sql }, at) => `EXISTS (SELECT 1 ${SHOWN} AND ${sql}) AS o${String(at)}`).join(', ')}`,
      looked.flatMap(({ params }) => params),
    );
    const offered = (filter: DirectoryFilter) =>
      items.flatMap((item, at) =>
        item.filter === filter &&
        (has![`o${String(at)}`] || (filter === 'field' && item.row.id === ALL_FIELDS))
          ? [item.row]
          : [],
      );
    return {
      field: offered('field').sort((a, b) => Number(b.id === ALL_FIELDS) - Number(a.id === ALL_FIELDS)),
      type: offered('type'),
      origin: offered('origin'),
      kernel: offered('kernel'),
    };
  }
}
