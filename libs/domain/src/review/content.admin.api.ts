import { consoleCall, listCalls, recordCalls, type StatefulRow } from '../core/console-endpoint';
import type { PictureState, UploadedFile } from '../file/file.schema';
import type { Visibility } from '../gallery/series.kind';
import type { Shelf } from '../gallery/shelf.machine';
import type { ContentKind } from './content-kind';
import { CONTENT_KINDS, DESK_NAMES, type DeskName, kindOf, type SubjectName } from './content-kinds';
import { decisionsOf } from './queue-calls';
import type { ReviewComparison } from './review.admin.api';
import { type ReviewAction, reviewMachine, type ReviewState } from './review.machine';
import { reviewRejectInput } from './review.schema';

/** What an IP shows or proposes of one kind of content. */
export interface ContentRow extends StatefulRow {
  state: ReviewState;
  actions: ReviewAction[];
  subject: SubjectName;
  ip_id: string;
  ip_name: string;
  title: string | null;
  picture: string | null;
  is_live: boolean;
  /** The edit that waits or was rejected, in the queue of reviews. */
  review_id: string | null;
  /** Who sees what is live of a series. */
  visibility?: Visibility | null;
  shelf?: Shelf | null;
  submitted_at: string | null;
  due_at: string | null;
  reason_code: string | null;
  reason: string | null;
  created_at: string;
  updated_at: string;
  deleted_at?: string | null;
}

export type ContentRecord = ContentRow & ReviewComparison;

const bodies = decisionsOf(reviewMachine, { reject: reviewRejectInput });

/** The calls of one kind of content: its list, one with what is proposed of it, and the decision on what waits. */
const contentCalls = <const N extends string, const F extends string>(
  resource: N,
  filters: readonly F[],
) => ({
  ...recordCalls<ContentRow, ContentRecord>()(resource, 'revision:read', {
    filters,
    sorts: ['updated_at', 'created_at'],
  }),
  decide: consoleCall<ContentRow>()(`POST ${resource}/:id/:action`, {
    access: 'revision:review',
    inputs: bodies,
    summary: 'Decide the edit that waits',
  }),
});

type Desks = { [N in DeskName]: (typeof CONTENT_KINDS)[N] };
type FilterOf<K> =
  | 'ip_id'
  | 'state'
  | 'q'
  | (K extends { shows: infer S } ? keyof S & string : never)
  | (K extends { most: number } ? 'deleted' : never);

const filtersOf = ({ shows = {}, most }: ContentKind) => [
  'ip_id',
  'state',
  ...Object.keys(shows),
  ...(most ? ['deleted'] : []),
  'q',
];

/** The calls of every kind of content with a resource of its own, by the resource. */
export const contentAdminApi = Object.fromEntries(
  DESK_NAMES.map((name) => {
    const { desk } = CONTENT_KINDS[name];
    return [desk, contentCalls(desk, filtersOf(kindOf(name)))];
  }),
) as unknown as {
  readonly [N in DeskName as Desks[N]['desk']]: ReturnType<
    typeof contentCalls<Desks[N]['desk'], FilterOf<Desks[N]>>
  >;
};

/** A series that shows a picture, proposes it, or lately did. */
export interface ImageUse {
  series_id: string;
  title: string;
  ip_id: string;
  ip_name: string;
  /** What is live shows it. */
  is_live: boolean;
  /** The edit that proposes it, in the queue of reviews. */
  review_id: string | null;
}

/** A picture of a gallery. */
export interface ImageRow extends StatefulRow {
  state: PictureState;
  image_status: 0 | 1;
  title: string;
  picture: string | null;
  ip_id: string | null;
  ip_name: string | null;
  review_id: string | null;
  used_in: ImageUse[];
  uploader_name: string | null;
  file_size: number;
  image_width: number | null;
  image_height: number | null;
  created_at: string;
}

export interface ImageRecord extends ImageRow {
  image: UploadedFile;
}

export const imageAdminApi = listCalls<ImageRow, ImageRecord>()('images', 'revision:read', {
  filters: ['ip_id', 'series_id', 'state', 'deleted', 'q'],
  sorts: ['created_at'],
});
