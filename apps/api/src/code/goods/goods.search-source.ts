import { Injectable } from '@nestjs/common';
import type { FoundRecord } from '@ipw/domain';
import { nameMatch } from '../../core/search/name-match';
import { type SearchScope, SearchSource } from '../../core/search/search.service';
import type { Sql } from '../../core/db/db';

interface Found {
  id: string;
  ip_id: string;
  title: string;
  detail: string;
}

/** The names searched in each table, the title first, and the page that lists its records. */
const LISTS = [
  {
    kind: 'goods',
    table: 'code_goods',
    names: ['t.product_name', 't.project_name', 't.licensee'],
    detail: "CONCAT_WS(' · ', t.project_name, t.licensee)",
    page: '/iprManage/codeManage/goodsList',
  },
  {
    kind: 'licensee',
    table: 'code_licensee',
    names: ['t.licensee_name'],
    detail: "''",
    page: '/iprManage/codeManage/licenseeList',
  },
] as const;

/** Goods and merchants by name. */
@Injectable()
export class GoodsSearchSource extends SearchSource {
  async find(sql: Sql, scope: SearchScope): Promise<FoundRecord[]> {
    const lists = await Promise.all(
      LISTS.map(async ({ kind, table, names, detail, page }) => {
        const { where, whereParams, best, bestParams } = nameMatch(names, scope);
        const rows = await sql.rows<Found>(
          `SELECT t.id, t.ip_id, ${names[0]} AS title, ${detail} AS detail FROM ${table} t
            WHERE t.ip_id IN (?) AND t.deleted_at IS NULL AND ${where} ${best}`,
          [scope.ipIds, ...whereParams, ...bestParams],
        );
        return rows.map((row): FoundRecord => {
          const query = new URLSearchParams({ id: row.ip_id, keyword: row.title });
          return { ...row, kind, link: `${page}?${query.toString()}`, code: null };
        });
      }),
    );
    return lists.flat();
  }
}
