import type { ArticleBlock } from '../articles/article';
import { call } from '../core/endpoint';
import type { UploadedFile } from '../file/file.schema';
import type { CampaignState, CampaignTime } from './campaign.machine';
import { campaignReads } from './campaign.reads';
import type { CampaignEntryAction, CampaignEntryState } from './entry.machine';
import {
  campaignEntryInput,
  campaignEraseInput,
  campaignFollowInput,
  campaignInputOf,
  campaignMineInput,
  campaignReportInput,
  campaignWallInput,
  campaignWithdrawInput,
} from './entry.schema';

/** A work that everybody sees: its title and its first picture, no person. */
export interface CampaignWork {
  entry_id: string;
  work_name: string;
  /** Addresses of the picture, 640 and 300 pixels wide. */
  picture: string | null;
  thumb: string | null;
}

/** A page of a campaign's wall. */
export interface CampaignWorks {
  list: CampaignWork[];
  next_cursor: string | null;
}

/** A campaign as everybody sees it. */
export interface CampaignView {
  campaign_id: string;
  title: string;
  /** Addresses of the cover, 1280 and 640 pixels wide. */
  cover: string | null;
  cover_small: string | null;
  body: ArticleBlock[];
  rules: ArticleBlock[];
  state: CampaignState;
  time: CampaignTime;
  opens_at: string;
  /** The first instant that is too late. */
  closes_at: string;
  asks_intro: 0 | 1;
  most_images: number;
  categories: string[];
  per_phone: number;
  wall: 0 | 1;
  cancel_reason: string | null;
  /** When results were published. */
  results_at: string | null;
  winners: (CampaignWork & { prize: string })[];
  /** The server's clock. */
  now: string;
}

/** A campaign as the activity board shows it to the members of an IP. */
export interface CampaignCard {
  campaign_id: string;
  title: string;
  cover: string | null;
  state: CampaignState;
  time: CampaignTime;
  opens_at: string;
  /** The first instant that is too late. */
  closes_at: string;
  /** Whether this IP follows it, and whether the member's phone has an entry. */
  followed: 0 | 1;
  participated: 0 | 1;
}

/** An entry as its entrant sees it. */
export interface OwnEntry {
  entry_id: string;
  campaign_id: string;
  campaign_title: string;
  state: CampaignEntryState;
  version: number;
  actions: CampaignEntryAction[];
  work_name: string;
  intro: string;
  categories: number[];
  images: UploadedFile[];
  entrant_name: string;
  wall: 0 | 1;
  /** Label: `entry_reason.<code>`. */
  reason_code: string | null;
  reason: string | null;
  /** Once results are published. */
  prize: string | null;
  created_at: string;
}

export interface SentEntry {
  entry_id: string;
  state: CampaignEntryState;
  version: number;
}

export const campaignApi = {
  campaign: call<CampaignView>()({
    ...campaignReads.campaign,
    input: campaignInputOf,
    summary: 'A published collection campaign',
  }),
  entry: call<SentEntry>()({
    path: 'tender/campaignEntry',
    access: 'public',
    post: true,
    creates: true,
    proof: true,
    input: campaignEntryInput,
    summary: 'Enter a work into a campaign while it collects, or replace an own entry',
  }),
  mine: call<{ list: OwnEntry[]; now: string }>()({
    path: 'tender/campaignMine',
    access: 'public',
    post: true,
    input: campaignMineInput,
    summary: 'The entries of a proven phone, newest first',
  }),
  withdraw: call<SentEntry>()({
    path: 'tender/campaignWithdraw',
    access: 'public',
    post: true,
    input: campaignWithdrawInput,
    summary: 'Withdraw an own entry before the end',
  }),
  erase: call<{ erased: number }>()({
    path: 'tender/campaignErase',
    access: 'public',
    post: true,
    input: campaignEraseInput,
    summary: 'Delete all entries of a proven phone with their pictures',
  }),
  wall: call<CampaignWorks>()({
    ...campaignReads.wall,
    input: campaignWallInput,
    summary: 'Works of a campaign whose entrants agreed to the wall, pinned ones first',
  }),
  follow: call<{ followed: 0 | 1 }>()({
    path: 'tender/campaignFollow',
    access: 'ip',
    post: true,
    input: campaignFollowInput,
    summary: 'Follow a collection campaign, or no longer',
  }),
  report: call<{ reported: true }>()({
    path: 'tender/campaignReport',
    access: 'public',
    post: true,
    creates: true,
    proof: true,
    input: campaignReportInput,
    summary: 'Report an entry that copies another work',
  }),
};
