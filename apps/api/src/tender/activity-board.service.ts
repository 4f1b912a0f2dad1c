import { Injectable } from '@nestjs/common';
import {
  BOARD_DAYS,
  BOARD_TABS,
  type BoardRow,
  type BoardSort,
  type BoardTab,
  CAMPAIGN_OPEN,
  type Input,
  type Language,
  TENDER_OPEN,
  type tenderApi,
  type TenderBoard,
} from '@ipw/domain';
import { CampaignFollowService } from '../campaign';
import { Db } from '../core/db/db';
import type { Condition } from '../core/db/list-query';
import { countRows } from '../core/db/row-count';
import type { MemberCaller } from '../core/http/context';
import { fitSql } from './tender-fit';
import { TenderBoardService } from './tender-board.service';

/** A table of the board, as a condition of its rows `t`. */
interface Part extends Condition {
  /** The table, and the kind of its rows on the board. */
  type: BoardRow['type'];
}
type BoardKey = Pick<Part, 'type'> & { id: string };

/** The nearest to now first: what closes next, and of what has ended the newest. */
const NEAREST = 'closes_at <= NOW(3), ABS(TIMESTAMPDIFF(SECOND, NOW(3), closes_at)), id';
const ORDER: Readonly<Record<BoardSort, string>> = {
  fit: `closes_at <= NOW(3), fit DESC, ${NEAREST}`,
  closing: NEAREST,
  newest: 'published_at DESC, id DESC',
};

const SHOWN = `t.state = ? AND t.closes_at > NOW(3) - INTERVAL ${String(BOARD_DAYS)} DAY`;

/** The activity board: projects with how each fits the IP, and campaigns, which ask for works of people and fit everybody alike. */
@Injectable()
export class ActivityBoardService {
  constructor(
    private readonly campaigns: CampaignFollowService,
    private readonly db: Db,
    private readonly tenders: TenderBoardService,
  ) {}

  async board(
    me: MemberCaller,
    { ip_id, tab, sort, followed, page, page_size }: Input<(typeof tenderApi)['board']>,
    language: Language,
  ): Promise<TenderBoard> {
    const traits = await this.tenders.traits(ip_id);
    const fit = sort === 'fit' ? fitSql(traits) : { sql: '0', params: [] };
    const parts = partsOf(tab, followed ? ip_id : undefined);
    const rows = parts.map(
      ({ type, sql }) =>
        `SELECT '${type}' AS type, t.id, t.closes_at, t.published_at, ${type === 'tender' ? fit.sql : '0'} AS fit FROM ${type} t WHERE ${sql}`,
    );
    const found = await this.db.rows<BoardKey>(
      `SELECT type, id FROM (${rows.join(' UNION ALL ')}) b ORDER BY ${ORDER[sort]} LIMIT ? OFFSET ?`,
      [...fit.params, ...parts.flatMap(({ params }) => params), page_size, (page - 1) * page_size],
    );
    const ids = (wanted: Part['type']) => found.flatMap(({ type, id }) => (type === wanted ? [id] : []));
    const tenders = await this.tenders.byId(ip_id, language, ids('tender'), traits);
    const campaigns = await this.campaigns.cards(me, ip_id, language, ids('campaign'));
    const [total, ...counts] = await Promise.all([
      this.count(parts),
      ...BOARD_TABS.map(async (one) => [one, await this.count(partsOf(one))] as const),
    ]);
    return {
      list: found.map(({ type, id }): BoardRow =>
        type === 'tender' ? { type, ...tenders.get(id)! } : { type, ...campaigns.get(id)! },
      ),
      total,
      page,
      page_size,
      next_cursor: null,
      counts: Object.fromEntries(counts) as Record<BoardTab, number>,
      now: new Date().toISOString(),
    };
  }

  private async count(parts: readonly Part[]): Promise<number> {
    const counts = parts.map(({ type, sql, params }) => countRows(this.db, type, `WHERE ${sql}`, params));
    return (await Promise.all(counts)).reduce((sum, n) => sum + n, 0);
  }
}

/** What a tab shows; with an IP only what it follows. */
function partsOf(tab: BoardTab, follower?: string): Part[] {
  const part = (type: Part['type'], sql: string, params: string[]): Part =>
    follower === undefined
      ? { type, sql, params }
      : {
          type,
          sql: `${sql} AND EXISTS (SELECT 1 FROM ${type}_follow f WHERE f.ip_id = ? AND f.${type}_id = t.id)`,
          params: [...params, follower],
        };
  return tab === 'all'
    ? [part('tender', SHOWN, [TENDER_OPEN]), part('campaign', SHOWN, [CAMPAIGN_OPEN])]
    : [part('tender', `${SHOWN} AND t.kind = ?`, [TENDER_OPEN, tab])];
}
