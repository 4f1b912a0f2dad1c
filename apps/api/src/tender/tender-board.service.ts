import { Injectable } from '@nestjs/common';
import {
  BOARD_DAYS,
  BOARD_TABS,
  type BoardSort,
  type BoardTab,
  type Input,
  type Language,
  type Page,
  REGISTRATION_ENTERED,
  TENDER_OPEN,
  TENDER_SHOWN,
  TENDER_SOUGHT,
  TENDER_TABS,
  type tenderApi,
  type TenderBoard,
  type TenderList,
  type TenderRow,
  type TenderTab,
  tenderTimeOf,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { type IpEntity, ReferenceListService } from '../ip';
import { contentOf } from './tender.content';
import type { TenderEntity } from './tender.entity';
import { fitOf, fitSql, type IpTraits, traitsOf } from './tender-fit';

type Api = typeof tenderApi;
interface Part {
  sql: string;
  params: unknown[];
}
interface Wanted {
  where: Part;
  order: Part;
  page: number;
  page_size: number;
}
export type FollowedRow = TenderEntity & { followed: number | string };

/** The nearest to now first: what closes next, and of what has ended the newest. */
const NEAREST = 't.closes_at <= NOW(3), ABS(TIMESTAMPDIFF(SECOND, NOW(3), t.closes_at)), t.id';

const WHERE_OF_TAB: Readonly<Record<TenderTab, Part>> = {
  collecting: { sql: 't.state = ? AND t.closes_at > NOW(3)', params: [TENDER_OPEN] },
  closed: {
    sql: 't.state IN (?) AND (t.state <> ? OR t.closes_at <= NOW(3))',
    params: [TENDER_SHOWN, TENDER_OPEN],
  },
};

/** Projects as holders find them: the management list, and the board with how each fits the IP. */
@Injectable()
export class TenderBoardService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly references: ReferenceListService,
  ) {}

  async list({ ip_id, tab, page, page_size }: Input<Api['list']>, language: Language): Promise<TenderList> {
    const order = {
      sql: tab === 'closed' ? 't.closes_at DESC, t.id DESC' : 't.closes_at, t.id',
      params: [],
    };
    const found = await this.page(ip_id, language, { where: WHERE_OF_TAB[tab], order, page, page_size });
    const counts = await this.counted(TENDER_TABS, (one) => WHERE_OF_TAB[one]);
    return { ...found, counts, now: new Date().toISOString() };
  }

  async board(
    { ip_id, tab, sort, followed, page, page_size }: Input<Api['board']>,
    language: Language,
  ): Promise<TenderBoard> {
    const traits = await this.traits(ip_id);
    const narrowed = onBoard(tab);
    const where = followed
      ? {
          sql: `${narrowed.sql} AND EXISTS (SELECT 1 FROM tender_follow f WHERE f.ip_id = ? AND f.tender_id = t.id)`,
          params: [...narrowed.params, ip_id],
        }
      : narrowed;
    const order = orderOf(sort, traits);
    const found = await this.page(ip_id, language, { where, order, page, page_size }, traits);
    const counts = await this.counted(BOARD_TABS, onBoard);
    return { ...found, counts, now: new Date().toISOString() };
  }

  /** Projects as holders see them, in their order. */
  async rows(
    ipId: string,
    language: Language,
    projects: readonly FollowedRow[],
    known?: IpTraits,
  ): Promise<TenderRow[]> {
    const traits = known ?? (await this.traits(ipId));
    const words = await this.references.words(Object.values(TENDER_SOUGHT), language);
    const entered = await this.entered(
      ipId,
      projects.map(({ id }) => id),
    );
    return projects.map((row) => {
      const content = contentOf(row);
      const { title, prize } = content.texts[language];
      return {
        tender_id: row.id,
        kind: row.kind,
        title,
        prize,
        brand_name: row.brand_name,
        brand_logo: this.files.picture(row.brand_logo, undefined),
        cover: this.files.picture(row.cover, undefined, 't640'),
        fields: content.field_ids.map((id) => words('field', id)),
        state: row.state,
        time: tenderTimeOf(row, Date.now()),
        opens_at: content.opens_at,
        closes_at: content.closes_at,
        fit: fitOf(content, traits, words),
        followed: Number(row.followed) ? 1 : 0,
        participated: entered.has(row.id) ? 1 : 0,
      };
    });
  }

  /** Those of the projects the IP has entered. */
  private async entered(ipId: string, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.db.rows<{ tender_id: string }>(
      'SELECT tender_id FROM tender_registration WHERE ip_id = ? AND tender_id IN (?) AND state IN (?)',
      [ipId, ids, REGISTRATION_ENTERED],
    );
    return new Set(rows.map(({ tender_id }) => tender_id));
  }

  private async traits(ipId: string): Promise<IpTraits> {
    const ip = await this.db.one<IpEntity>('SELECT auth_field_id, ip_types, kernels FROM ip WHERE id = ?', [
      ipId,
    ]);
    if (!ip) throw notFound();
    return traitsOf(ip);
  }

  private async page(
    ipId: string,
    language: Language,
    { where, order, page, page_size }: Wanted,
    traits?: IpTraits,
  ): Promise<Page<TenderRow>> {
    const rows = await this.db.rows<FollowedRow>(
      `SELECT t.*, ${FOLLOWED} FROM tender t WHERE ${where.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
      [ipId, ...where.params, ...order.params, page_size, (page - 1) * page_size],
    );
    const total = await this.count(where);
    const list = await this.rows(ipId, language, rows, traits);
    return { list, total, page, page_size, next_cursor: null };
  }

  private async counted<K extends string>(
    keys: readonly K[],
    where: (key: K) => Part,
  ): Promise<Record<K, number>> {
    const counts = keys.map(async (key) => [key, await this.count(where(key))] as const);
    return Object.fromEntries(await Promise.all(counts)) as Record<K, number>;
  }

  private async count({ sql, params }: Part): Promise<number> {
    const found = await this.db.one<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM tender t WHERE ${sql}`,
      params,
    );
    return Number(found!.n);
  }
}

/** Whether the IP follows a project `t`; the parameter is its id. */
export const FOLLOWED =
  'EXISTS (SELECT 1 FROM tender_follow w WHERE w.ip_id = ? AND w.tender_id = t.id) AS followed';

function onBoard(tab: BoardTab): Part {
  const sql = `t.state = ? AND t.closes_at > NOW(3) - INTERVAL ${String(BOARD_DAYS)} DAY`;
  return tab === 'all'
    ? { sql, params: [TENDER_OPEN] }
    : { sql: `${sql} AND t.kind = ?`, params: [TENDER_OPEN, tab] };
}

function orderOf(sort: BoardSort, traits: IpTraits): Part {
  if (sort === 'newest') return { sql: 't.published_at DESC, t.id DESC', params: [] };
  if (sort === 'closing') return { sql: NEAREST, params: [] };
  const { sql, params } = fitSql(traits);
  return { sql: `t.closes_at <= NOW(3), ${sql} DESC, ${NEAREST}`, params };
}
