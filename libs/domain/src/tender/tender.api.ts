import * as z from 'zod/mini';
import type { ArticleBlock } from '../articles/article';
import { call } from '../core/endpoint';
import { choice, id, int, type Page, paging } from '../core/wire';
import type { CampaignCard } from '../campaign/campaign.api';
import type { UploadedFile } from '../file/file.schema';
import type { ReviewField } from '../review/review.schema';
import type { PublishedResult } from './published-result';
import type { TenderState, TenderTime } from './tender.machine';
import type { TenderKind, TenderSought } from './tender.schema';

/** Tabs of the management list. Labels: `tender.tab.<key>`. */
export const TENDER_TABS = ['collecting', 'closed'] as const;
export type TenderTab = (typeof TENDER_TABS)[number];
/** Tabs of the activity board. Labels: `tender.board.<key>`. */
export const BOARD_TABS = ['all', 'bidding', 'skin'] as const;
export type BoardTab = (typeof BOARD_TABS)[number];
/** Orders of the activity board. Labels: `tender.sort.<key>`. */
export const BOARD_SORTS = ['fit', 'closing', 'newest'] as const;
export type BoardSort = (typeof BOARD_SORTS)[number];

/** Days after its end in which the board still shows a project. */
export const BOARD_DAYS = 30;

/** What project and IP share, by label: licensing fields, types, core tags. */
export type TenderFit = Record<TenderSought, string[]>;

/** A project as holders see it in lists. */
export interface TenderRow {
  tender_id: string;
  kind: TenderKind;
  title: string;
  prize: string;
  brand_name: string;
  /** Addresses of pictures. */
  brand_logo: string | null;
  cover: string | null;
  /** Labels of the licensing fields. */
  fields: string[];
  state: TenderState;
  time: TenderTime;
  opens_at: string;
  /** The first instant that is too late. */
  closes_at: string;
  fit: TenderFit;
  /** Whether this IP follows it, and whether it has entered. */
  followed: 0 | 1;
  participated: 0 | 1;
}

/** An answer that depends on the clock tells the server's. */
interface Clocked {
  now: string;
}

export interface TenderList extends Page<TenderRow>, Clocked {
  counts: Record<TenderTab, number>;
}
/** What the board shows: projects, which look for an IP, and campaigns, which collect works from everybody. */
export type BoardRow = ({ type: 'tender' } & TenderRow) | ({ type: 'campaign' } & CampaignCard);
export interface TenderBoard extends Page<BoardRow>, Clocked {
  counts: Record<BoardTab, number>;
}

/** An open change after publishing. */
export interface TenderChange {
  number: number;
  at: string;
  reason: string;
  changes: ReviewField[];
}

export interface TenderDetail extends TenderRow, Clocked {
  brief: ArticleBlock[];
  materials: ArticleBlock[];
  images: UploadedFile[];
  document: UploadedFile | null;
  most_entries: number | null;
  sealed: 0 | 1;
  criteria: { name: string; weight: number }[];
  cancel_reason: string | null;
  /** Newest first. */
  changes: TenderChange[];
  /** The result, once it is out. */
  published: PublishedResult | null;
}

const ofIp = { ip_id: id() };
const pages = { page: paging.page, page_size: paging.page_size };

export const tenderApi = {
  list: call<TenderList>()({
    path: 'tender/list',
    access: 'ip',
    input: z.strictObject({ ...ofIp, tab: z._default(choice(TENDER_TABS), 'collecting'), ...pages }),
    summary: 'Tender projects that collect registrations, or those that are closed',
  }),
  detail: call<TenderDetail>()({
    path: 'tender/detail',
    access: 'ip',
    input: z.strictObject({ ...ofIp, tender_id: id() }),
    summary: 'A tender project with its brief, files and changes',
  }),
  follow: call<{ followed: 0 | 1 }>()({
    path: 'tender/follow',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...ofIp, tender_id: id(), followed: int(0, 1) }),
    summary: 'Follow a tender project, or no longer',
  }),
  board: call<TenderBoard>()({
    path: 'opportunity/activityBoard',
    access: 'ip',
    input: z.strictObject({
      ...ofIp,
      tab: z._default(choice(BOARD_TABS), 'all'),
      sort: z._default(choice(BOARD_SORTS), 'fit'),
      /** 1: only what this IP follows. */
      followed: z.optional(int(0, 1)),
      ...pages,
    }),
    summary: 'Published tender projects with how they fit the IP, and campaigns; ended ones for 30 days',
  }),
};
