import { Injectable } from '@nestjs/common';
import {
  type Input,
  type Language,
  REGISTRATION_ENTERED,
  TENDER_OPEN,
  TENDER_SHOWN,
  TENDER_SOUGHT,
  TENDER_TABS,
  type tenderApi,
  type TenderList,
  type TenderRow,
  type TenderTab,
  tenderTimeOf,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import type { Condition } from '../core/db/list-query';
import { countRows } from '../core/db/row-count';
import { notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { type IpEntity, ReferenceListService } from '../ip';
import { contentOf } from './tender.content';
import type { TenderEntity } from './tender.entity';
import { fitOf, type IpTraits, traitsOf } from './tender-fit';

type Api = typeof tenderApi;
export type FollowedRow = TenderEntity & { followed: number | string };

interface TabPlan extends Condition {
  /** The project that closes last comes first. */
  latestFirst: boolean;
  /** The index in the order of the list. */
  index: string;
}

const PLANS: Readonly<Record<TenderTab, TabPlan>> = {
  collecting: {
    sql: 't.state = ? AND t.closes_at > NOW(3)',
    params: [TENDER_OPEN],
    latestFirst: false,
    index: 'tender_closing',
  },
  closed: {
    sql: 't.state IN (?) AND (t.state <> ? OR t.closes_at <= NOW(3))',
    params: [TENDER_SHOWN, TENDER_OPEN],
    latestFirst: true,
    index: 'tender_closes',
  },
};

/** Projects as holders see them in lists, with how each fits the IP. */
@Injectable()
export class TenderBoardService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly references: ReferenceListService,
  ) {}

  async list({ ip_id, tab, page, page_size }: Input<Api['list']>, language: Language): Promise<TenderList> {
    const counts = Object.fromEntries(
      await Promise.all(
        TENDER_TABS.map(async (one) => {
          const { sql, params } = PLANS[one];
          return [one, await countRows(this.db, 'tender', `WHERE ${sql}`, params)] as const;
        }),
      ),
    ) as Record<TenderTab, number>;
    const total = counts[tab];
    const ids = await this.idsOn(tab, total, (page - 1) * page_size, page_size);
    const found = await this.byId(ip_id, language, ids, await this.traits(ip_id));
    const list = ids.flatMap((id) => found.get(id) ?? []);
    return { list, total, page, page_size, next_cursor: null, counts, now: new Date().toISOString() };
  }

  /** Ids of one page, read over an index from the nearer end, so that the last page is as fast as the first. */
  private async idsOn(tab: TenderTab, total: number, from: number, most: number): Promise<string[]> {
    const { sql, params, latestFirst, index } = PLANS[tab];
    const wanted = Math.min(most, total - from);
    if (wanted <= 0) return [];
    const fromEnd = from > total / 2;
    const way = latestFirst === fromEnd ? 'ASC' : 'DESC';
    const rows = await this.db.rows<{ id: string }>(
      `SELECT t.id FROM tender t FORCE INDEX (${index}) WHERE ${sql}
        ORDER BY t.closes_at ${way}, t.id ${way} LIMIT ? OFFSET ?`,
      [...params, wanted, fromEnd ? total - from - wanted : from],
    );
    const ids = rows.map(({ id }) => id);
    return fromEnd ? ids.toReversed() : ids;
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

  /** Projects by id. */
  async byId(
    ipId: string,
    language: Language,
    ids: readonly string[],
    traits: IpTraits,
  ): Promise<Map<string, TenderRow>> {
    if (ids.length === 0) return new Map();
    const found = await this.db.rows<FollowedRow>(`SELECT t.*, ${FOLLOWED} FROM tender t WHERE t.id IN (?)`, [
      ipId,
      ids,
    ]);
    const rows = await this.rows(ipId, language, found, traits);
    return new Map(rows.map((row) => [row.tender_id, row]));
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

  async traits(ipId: string): Promise<IpTraits> {
    const ip = await this.db.one<IpEntity>('SELECT auth_field_id, ip_types, kernels FROM ip WHERE id = ?', [
      ipId,
    ]);
    if (!ip) throw notFound();
    return traitsOf(ip);
  }
}

/** Whether the IP follows a project `t`; the parameter is its id. */
export const FOLLOWED =
  'EXISTS (SELECT 1 FROM tender_follow w WHERE w.ip_id = ? AND w.tender_id = t.id) AS followed';
