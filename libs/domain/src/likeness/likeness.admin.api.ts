import * as z from 'zod/mini';
import { consoleCall } from '../core/console-endpoint';
import type { Usage } from '../core/limits';
import { id, list } from '../core/wire';

/** Pictures that are compared with those of other holders: works, not papers, codes or proofs. */
export const LIKENESS_USAGES: readonly Usage[] = [
  'avatar',
  'artist_cover',
  'milestone_cover',
  'goods_image',
  'onepage_base',
  'onepage_main',
  'case_image',
  'feed_image',
  'gallery_cover',
  'series_image',
  'filing_image',
  'skin_cover',
];

/** A picture of a record, and an earlier one of another holder that it looks like. */
export interface Lookalike {
  image_id: string;
  picture: string | null;
  /** Null, like name and IP, for consultants to whom the other holder is not assigned. */
  other_picture: string | null;
  other_name: string | null;
  other_ip: string | null;
  other_at: string;
  /** Percent. */
  likeness: number;
}

export const likenessAdminApi = {
  lookalikes: consoleCall<Lookalike[]>()('POST lookalikes', {
    access: ['claim:read', 'filing:read', 'revision:read'],
    input: z.strictObject({ files: list(id(), 1, 200) }),
    summary: 'Earlier pictures of other holders that these files look like',
  }),
};
