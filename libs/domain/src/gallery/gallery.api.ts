import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { agree, choice, id, int, list, type Page, paging } from '../core/wire';
import type { FileEvidence } from '../evidence/evidence.api';
import type { UploadedFile } from '../file/file.schema';
import { contentSearch } from '../review/content-item';
import { OPEN_REVIEW_STATES, type ReviewState } from '../review/review.machine';
import type { SideBySide, ReviewStatus } from '../review/review.schema';
import type { Shelf } from '../kind/shelf.machine';
import { seriesKind, VISIBILITIES, type Visibility } from '../kind/series';
import { draftFields, type ViewOf } from '../review/content-schema';

const ofIp = { ip_id: id() };
const ofSeries = { ...ofIp, series_id: id() };
const seen = { version: z.optional(int(1)) };
const ofImage = { ...ofSeries, image_id: id() };

export const seriesSaveInput = z.strictObject({
  ...ofIp,
  series_id: z.optional(id()),
  ...seen,
  ...draftFields(seriesKind.fields),
});

/** A holder's actions on a series beyond its review. Labels: `action.series.<word>`. */
export const SERIES_ACTIONS = [
  'edit',
  'edit_private',
  'to_public',
  'to_private',
  'list',
  'unlist',
  'duplicate',
  'delete',
] as const;

/** The reviewed steps of editing a public series: it becomes private; the edit makes it public again. */
export const EDIT_STEPS = [1, 2] as const;

interface SeriesFacts extends ReviewStatus {
  series_id: string;
  /** Of the live series, else of the draft. */
  visibility: Visibility;
  /** The proposed visibility while a change is under review. */
  proposed_visibility: Visibility | null;
  shelf: Shelf;
  /** The step that is open, while a public series is made private to be edited. */
  edit_step: (typeof EDIT_STEPS)[number] | null;
  /** First approval; null while nothing is live. */
  published_at: string | null;
  updated_at: string;
}

export interface SeriesRow extends SeriesFacts {
  series_name: string;
  cover: UploadedFile | null;
  image_count: number;
  rights_until: string | null;
}

type SeriesView = ViewOf<typeof seriesKind.fields> & { series_name: string };

export interface SeriesDetail extends SeriesFacts, SideBySide<SeriesView> {}

/** A picture of the gallery and its status. */
export interface GalleryImage {
  image: UploadedFile;
  /** Since when it is evidence, or why not. */
  evidence: FileEvidence;
  series_id: string;
  series_name: string;
  visibility: Visibility;
  /** Whether it is live; otherwise only proposed. */
  is_live: boolean;
  /** Titles of other series and content with the same picture. */
  used_in: string[];
  actions: 'delete'[];
}

export interface RecycledImage {
  image: UploadedFile;
  series_id: string;
  series_name: string;
  /** Whether its series was deleted too; restoring the picture brings the series back as a draft. */
  series_deleted: boolean;
  deleted_at: string;
}

export interface SeriesResult {
  series_id: string;
  state: ReviewState;
  version: number;
}

export const galleryApi = {
  seriesList: call<Page<SeriesRow>>()({
    path: 'gallery/seriesList',
    access: 'ip',
    input: z.strictObject({
      ...ofIp,
      visibility: z.optional(choice(VISIBILITIES)),
      review_state: z.optional(choice([...OPEN_REVIEW_STATES, 'approved'])),
      ...contentSearch,
      ...paging,
    }),
    summary: 'The series of an IP, in their order',
  }),
  seriesDetail: call<SeriesDetail>()({
    path: 'gallery/seriesDetail',
    access: 'ip',
    input: z.strictObject(ofSeries),
    summary: 'One series, live and proposed side by side',
  }),
  seriesSave: call<SeriesResult>()({
    path: 'gallery/seriesSave',
    access: 'ip',
    post: true,
    creates: true,
    input: seriesSaveInput,
    summary: 'Keep the draft of a series',
  }),
  seriesSubmit: call<SeriesResult>()({
    path: 'gallery/seriesSubmit',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...ofSeries, ...seen }),
    summary: 'Submit a series for review',
  }),
  seriesVisibility: call<SeriesResult>()({
    path: 'gallery/seriesVisibility',
    access: 'ip',
    post: true,
    input: z.strictObject({
      ...ofSeries,
      ...seen,
      visibility: choice(VISIBILITIES),
      edit_next: z.optional(agree()),
    }),
    summary:
      'Make a series public or private; free for a draft, by review otherwise. With edit_next=1 a public one opens for an edit',
  }),
  seriesShelf: call<{ series_id: string; shelf: Shelf }>()({
    path: 'gallery/seriesShelf',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...ofSeries, shelf: choice(['off', 'listed']) }),
    summary: 'Take a series off all channels at once, or list it again',
  }),
  seriesDelete: call<{ series_id: string; trash_id: string }>()({
    path: 'gallery/seriesDelete',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...ofSeries, ...seen }),
    summary: 'Put a series into the trash; its pictures go to the recycle list, too',
  }),
  seriesSort: call<{ sorted: number }>()({
    path: 'gallery/seriesSort',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...ofIp, series_ids: list(id(), 1, 200) }),
    summary: 'Give the series named the places they have, in this order',
  }),
  imageList: call<Page<GalleryImage>>()({
    path: 'gallery/imageList',
    access: 'ip',
    input: z.strictObject({ ...ofIp, series_id: z.optional(id()), image_id: z.optional(id()), ...paging }),
    summary: 'Pictures of the gallery, newest first; with `image_id` that one only',
  }),
  imageDelete: call<{ image_id: string }>()({
    path: 'gallery/imageDelete',
    access: 'ip',
    post: true,
    input: z.strictObject(ofImage),
    summary: 'Take a picture out of a series, into the recycle list',
  }),
  imageRestore: call<SeriesResult>()({
    path: 'gallery/imageRestore',
    access: 'ip',
    post: true,
    input: z.strictObject(ofImage),
    summary: 'Put a deleted picture back into the draft of its series',
  }),
  recycleList: call<Page<RecycledImage>>()({
    path: 'gallery/recycleList',
    access: 'ip',
    input: z.strictObject({ ...ofIp, ...paging }),
    summary: 'The 10 pictures deleted last',
  }),
};
