import { Injectable } from '@nestjs/common';
import {
  AWARDED,
  type BidList,
  type BidRow,
  type Input,
  type Language,
  type registrationApi,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import type { RegistrationEntity } from './registration.entity';
import { statusOf } from './registration.view';
import { FOLLOWED, type FollowedRow, TenderBoardService } from './tender-board.service';

type Api = typeof registrationApi;

/** The entries of an IP: all of them, and those that were awarded. */
@Injectable()
export class RegistrationListService {
  constructor(
    private readonly db: Db,
    private readonly board: TenderBoardService,
  ) {}

  myBids({ ip_id, ...paging }: Input<Api['myBids']>, language: Language): Promise<BidList> {
    return this.bids(ip_id, 'r.ip_id = ?', 'r.updated_at DESC, r.id DESC', paging, language);
  }

  myAwards({ ip_id, ...paging }: Input<Api['myAwards']>, language: Language): Promise<BidList> {
    const where = `r.ip_id = ? AND r.result = '${AWARDED}'`;
    return this.bids(ip_id, where, 'r.result_at DESC, r.id DESC', paging, language);
  }

  private async bids(
    ipId: string,
    where: string,
    order: string,
    { page, page_size }: { page: number; page_size: number },
    language: Language,
  ): Promise<BidList> {
    const rows = await this.db.rows<RegistrationEntity>(
      `SELECT r.* FROM tender_registration r WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
      [ipId, page_size, (page - 1) * page_size],
    );
    const counted = await this.db.one<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM tender_registration r WHERE ${where}`,
      [ipId],
    );
    const projects = rows.length
      ? await this.db.rows<FollowedRow>(`SELECT t.*, ${FOLLOWED} FROM tender t WHERE t.id IN (?)`, [
          ipId,
          rows.map(({ tender_id }) => tender_id),
        ])
      : [];
    const tenders = await this.board.rows(ipId, language, projects);
    const list = rows.flatMap((row): BidRow[] =>
      tenders
        .filter(({ tender_id }) => tender_id === row.tender_id)
        .map((tender) => ({ tender, ...statusOf(row) })),
    );
    const total = Number(counted!.n);
    return { list, total, page, page_size, next_cursor: null, now: new Date().toISOString() };
  }
}
