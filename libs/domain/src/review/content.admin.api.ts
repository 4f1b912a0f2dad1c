import { consoleCall, listCalls, recordCalls, type StatefulRow } from '../core/console-endpoint';
import type { PictureState, UploadedFile } from '../file/file.schema';
import type { Visibility } from '../kind/series';
import type { Shelf } from '../kind/shelf.machine';
import type { ContentKind } from '../kind/content-kind';
import { type Phase, phasesOf } from '../kind/phase';
import { CONTENT_KINDS, DESK_NAMES, type DeskName, kindOf, type SubjectName } from '../kind/content-kinds';
import { decisionsOf } from './queue-calls';
import type { ReviewComparison } from './review.admin.api';
import { type ReviewAction, reviewMachine, type ReviewState } from './review.machine';
import { reviewRejectInput } from './review.schema';

/** Content of one kind of an IP, live or proposed. */
export interface ContentRow extends StatefulRow {
  state: ReviewState;
  actions: ReviewAction[];
  subject: SubjectName;
  ip_id: string;
  ip_name: string;
  title: string | null;
  picture: string | null;
  is_live: boolean;
  /** Id of the pending or rejected revision in the review queue. */
  review_id: string | null;
  /** Visibility of a live series. */
  visibility?: Visibility | null;
  shelf?: Shelf | null;
  /** What the days of the live version say today. */
  phase?: Phase | null;
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

/** Console calls of a kind of content: list, record with its proposal, and the decision. */
const contentCalls = <const N extends string, const F extends string>(
  resource: N,
  filters: readonly F[],
  subject?: string,
) => ({
  ...recordCalls<ContentRow, ContentRecord>()(resource, 'revision:read', {
    subject,
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
  | (K extends { span: unknown } | { expires: unknown } ? 'phase' : never)
  | (K extends { most: number } ? 'deleted' : never);

const filtersOf = ({ shows = {}, most, ...kind }: ContentKind) => [
  'ip_id',
  'state',
  ...Object.keys(shows),
  ...(phasesOf(kind).length ? ['phase'] : []),
  ...(most ? ['deleted'] : []),
  'q',
];

/** Calls of all kinds with a console resource, by resource. */
export const contentAdminApi = Object.fromEntries(
  DESK_NAMES.map((name) => {
    const { desk } = CONTENT_KINDS[name];
    const kind = kindOf(name);
    // Lines about settings and IPs have subjects of their own.
    return [desk, contentCalls(desk, filtersOf(kind), kind.most ? name : undefined)];
  }),
) as unknown as {
  readonly [N in DeskName as Desks[N]['desk']]: ReturnType<
    typeof contentCalls<Desks[N]['desk'], FilterOf<Desks[N]>>
  >;
};

/** A series that uses a picture, proposes it, or lately used it. */
export interface ImageUse {
  series_id: string;
  title: string;
  ip_id: string;
  ip_name: string;
  /** Whether the live version uses it. */
  is_live: boolean;
  /** Id of the revision that proposes it, in the review queue. */
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
