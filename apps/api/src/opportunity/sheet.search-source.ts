import { Injectable } from '@nestjs/common';
import { CONSENT, fill, type FoundRecord, HOLDER_STATES, MESSAGES, MOST_FOUND, REFUSED } from '@ipw/domain';
import { ConsentService } from '../content';
import type { Sql } from '../core/db/db';
import { like } from '../core/db/list-query';
import { type SearchScope, SearchSource } from '../core/search/search.service';
import { DESCRIPTION, sheetNumberIn } from './sheet-words';

/**
 * Platform sheets by number; by words of the description after the supplement, unless they were refused. Results name nothing
 * but the number, because browsers remember them.
 */
@Injectable()
export class SheetSearchSource extends SearchSource {
  constructor(private readonly consents: ConsentService) {
    super();
  }

  async find(sql: Sql, { me, ipIds, keyword, words }: SearchScope): Promise<FoundRecord[]> {
    const number = sheetNumberIn(keyword);
    const supplement = await this.consents.has(me.id, CONSENT.supplement[0]);
    const either = [
      ...(number ? [{ sql: 't.sheet_no LIKE ?', params: [like(number)] }] : []),
      ...(supplement
        ? [
            {
              sql: words.map(() => `LOWER(${DESCRIPTION}) LIKE LOWER(?)`).join(' AND '),
              params: words.map(like),
            },
          ]
        : []),
    ];
    if (either.length === 0) return [];
    // By hint: sorted by id, the optimizer would read the sheets of all IPs from the newest on.
    const rows = await sql.rows<{ id: string; ip_id: string; sheet_no: string }>(
      `SELECT t.id, t.ip_id, t.sheet_no FROM sheet t FORCE INDEX (sheet_ip_state)
        WHERE t.ip_id IN (?) AND t.source = 'platform' AND t.state IN (?) AND (${either.map((one) => `(${one.sql})`).join(' OR ')})
        ORDER BY t.id DESC LIMIT ${String(MOST_FOUND)}`,
      [ipIds, HOLDER_STATES.filter((state) => state !== REFUSED), ...either.flatMap(({ params }) => params)],
    );
    return rows.map(({ id, ip_id, sheet_no }) => ({
      kind: 'sheet',
      id,
      ip_id,
      title: sheet_no,
      detail: '',
      link: fill(MESSAGES.sheet_received.link, { ip_id, sheet_id: id }),
      code: null,
    }));
  }
}
