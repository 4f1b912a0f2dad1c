import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type FoundRecord, searchWords } from '@ipw/domain';
import { Db, type Sql } from '../db/db';
import type { MemberCaller } from '../http/context';

export interface SearchScope {
  me: MemberCaller;
  /** IPs whose records the caller may see; never empty. */
  ipIds: readonly string[];
  keyword: string;
  /** The words of the keyword; a record contains all of them. */
  words: readonly string[];
}

/** Searches the records of a member's IPs. Each source registers itself when its module starts. */
@Injectable()
export class SearchService {
  private readonly sources: SearchSource[] = [];

  constructor(private readonly db: Db) {}

  register(source: SearchSource): void {
    this.sources.push(source);
  }

  async records(me: MemberCaller, keyword: string): Promise<FoundRecord[]> {
    const words = searchWords(keyword);
    // Like every call on an IP: a relation whose access staff have not assigned yet shows nothing.
    const ips = await this.db.rows<{ ip_id: string }>(
      'SELECT ip_id FROM ip_operator WHERE member_id = ? AND match_relation IS NOT NULL',
      [me.id],
    );
    if (ips.length === 0 || words.length === 0) return [];
    const scope = { me, ipIds: ips.map(({ ip_id }) => ip_id), keyword, words };
    const found = await Promise.all(this.sources.map((source) => source.find(this.db, scope)));
    return found.flat();
  }
}

/** A module's search among its records of some IPs, under the conditions of its lists. */
export abstract class SearchSource implements OnModuleInit {
  @Inject(SearchService) private readonly search!: SearchService;

  onModuleInit(): void {
    this.search.register(this);
  }

  /** At most `MOST_FOUND` records of each kind, the best match first. */
  abstract find(sql: Sql, scope: SearchScope): Promise<FoundRecord[]>;
}
