import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, int, type Page, paging } from '../core/wire';
import type { UploadedFile } from '../file/file.schema';
import type { Mark } from '../review/mark';
import type { TenderObjection } from './objection.api';
import type { PublishedResult } from './published-result';
import type { RegistrationState, TenderResult } from './registration.machine';
import {
  registrationDraftFields,
  registrationFields,
  type RegistrationTab,
  seenProject,
  seenRegistration,
} from './registration.schema';
import type { TenderChange, TenderRow } from './tender.api';

/** What was handed in, as it was then: later changes of series and case do not change it. */
export interface RegistrationSnapshot {
  tab: RegistrationTab;
  ip_name: string;
  ip_intro: string;
  remark: string;
  attachments: UploadedFile[];
  case_images: UploadedFile[];
  series: { series_id: string; series_name: string; cover: UploadedFile | null; images: UploadedFile[] };
  case: {
    case_id: string;
    case_name: string;
    /** In the reader’s language. */
    case_type: string;
    case_desc: string;
    image_list: UploadedFile[];
  };
}

/** The draft, as the form holds it. */
export interface RegistrationDraft {
  tab: RegistrationTab;
  ip_intro: string;
  remark: string;
  attachments: UploadedFile[];
  case_images: UploadedFile[];
  series_id: string | null;
  case_id: string | null;
}

/** Where an entry is on its three axes: data, participation (`tender.participated`), result. */
export interface RegistrationStatus {
  state: RegistrationState;
  /** `waiting` until the result is published; only approved entries get one. */
  result: TenderResult;
  rank: number | null;
  /** The comment to the entrant with the result. */
  comment: string | null;
  submitted_at: string | null;
  decided_at: string | null;
  reason_code: string | null;
  reason: string | null;
}

export interface BidRow extends RegistrationStatus {
  tender: TenderRow;
}

export interface BidList extends Page<BidRow> {
  now: string;
}

export interface Registration extends RegistrationStatus {
  tender: TenderRow;
  /** Null before the first draft. */
  registration_id: string | null;
  /** 0 before the first draft. */
  version: number;
  /** What the caller may do now: `save`, `submit`, `withdraw`. */
  actions: string[];
  draft: RegistrationDraft;
  /** Null until it is submitted, and after it was withdrawn. */
  snapshot: RegistrationSnapshot | null;
  marks: Mark[];
  /** Fields of the draft that differ from the rejected entry. */
  changed: string[];
  published: PublishedResult | null;
  /** Objections of this IP to the result, newest first. */
  objections: TenderObjection[];
  /** Until when this IP may object to the published result; null when it cannot, or has done so. */
  objections_until: string | null;
  /** Until when this IP or the caller cannot enter tenders. */
  barred_until: string | null;
  /** Changes of the project since it was handed in or last acknowledged; newest first. */
  unseen: TenderChange[];
  /** The newest version of the project, and all its changes after publishing; newest first. */
  project_version: number;
  changes: TenderChange[];
  now: string;
}

export interface RegistrationResult {
  registration_id: string;
  state: RegistrationState;
  version: number;
}

const one = { ip_id: id(), tender_id: id() };
const pages = { page: paging.page, page_size: paging.page_size };

export const registrationApi = {
  registration: call<Registration>()({
    path: 'tender/registration',
    access: 'ip',
    input: z.strictObject(one),
    summary: 'The entry of an IP to a tender: draft, what was handed in, states and result',
  }),
  registrationSave: call<RegistrationResult>()({
    path: 'tender/registrationSave',
    access: 'ip',
    post: true,
    creates: true,
    input: z.strictObject({ ...one, ...seenRegistration, ...registrationDraftFields }),
    summary: 'Keep the draft of an entry; what was handed in stays as it was',
  }),
  registrationSubmit: call<RegistrationResult>()({
    path: 'tender/registrationSubmit',
    access: 'ip',
    post: true,
    creates: true,
    input: z.strictObject({ ...one, ...seenRegistration, ...seenProject, ...registrationFields }),
    summary: 'Hand in an entry, or once more until it is approved; before the end by the server’s clock',
  }),
  registrationWithdraw: call<RegistrationResult>()({
    path: 'tender/registrationWithdraw',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...one, ...seenRegistration }),
    summary: 'Take an entry back before the end; its draft stays',
  }),
  acknowledge: call<{ seen_version: number }>()({
    path: 'tender/registrationAcknowledge',
    access: 'ip',
    post: true,
    input: z.strictObject({ ...one, number: int(1) }),
    summary: 'Note that the changes of a tender up to a version were read by who has entered it',
  }),
  myBids: call<BidList>()({
    path: 'tender/myBids',
    access: 'ip',
    input: z.strictObject({ ip_id: id(), ...pages }),
    summary: 'Entries of an IP and their drafts, last changed first',
  }),
  myAwards: call<BidList>()({
    path: 'tender/myAwards',
    access: 'ip',
    input: z.strictObject({ ip_id: id(), ...pages }),
    summary: 'Awarded entries of an IP, newest first',
  }),
};
