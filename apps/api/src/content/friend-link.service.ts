import { Injectable } from '@nestjs/common';
import {
  type FriendLink,
  friendLinkAdminApi,
  type friendLinkInput,
  type FriendLinkRow,
  type Language,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { fromJson } from '../core/db/db';
import { contains } from '../core/db/list-query';
import type { FriendLinkEntity } from './friend-link.entity';
import { ShownContent } from './shown-content';
import { SHOWN_STATE, timeColumns } from './shown-time';

type Content = z.output<typeof friendLinkInput>;
type Names = Record<Language, string>;

const MOST = 100;

/** Partner links: those shown now, and their administration. */
@Injectable()
export class FriendLinkService extends ShownContent<Content, FriendLinkEntity, FriendLinkRow> {
  protected readonly table = 'friend_link';
  protected readonly api = friendLinkAdminApi;
  protected readonly filters = { q: contains('t.names') };

  async shown(language: Language): Promise<FriendLink[]> {
    const rows = await this.db.rows<FriendLinkEntity>(
      `SELECT t.* FROM friend_link t WHERE ${SHOWN_STATE} = 'live' ORDER BY t.sort, t.id LIMIT ${String(MOST)}`,
    );
    return rows.map(({ names, url }) => ({ name: fromJson<Names>(names)[language], url }));
  }

  protected content({ names: stored, url, sort }: FriendLinkEntity, language: Language) {
    const names = fromJson<Names>(stored);
    return { title: names[language], names, url, sort };
  }

  protected columnsOf({ names, starts_at, ends_at, ...plain }: Content) {
    return { ...plain, names: JSON.stringify(names), ...timeColumns({ starts_at, ends_at }) };
  }
}
