import * as z from 'zod/mini';
import type { DirectoryIp } from '../articles/directory';
import { call } from '../core/endpoint';
import { id, type Page, paging } from '../core/wire';
import { type UploadedFile, visitorUploadInput } from '../file/file.schema';
import type { Mark } from '../review/mark';
import type { DealSource } from './share';
import type {
  Consult,
  HolderState,
  PrivateState,
  SheetRenewal,
  SheetAction,
  SheetState,
  Turn,
} from './sheet.machine';
import {
  agreeSupplementInput,
  cooperateSubmitInput,
  privateListInput,
  sheetAgainInput,
  sheetDetailInput,
  sheetListInput,
  sheetOfIpInput,
  sheetProvenInput,
  sheetRelinkInput,
  sheetReplyInput,
  sheetsOfPhoneInput,
} from './sheet.schema';

/** A sent sheet: number and secret of the buyer's link. */
export interface SentSheet {
  ip_id: string;
  sheet_no: string;
  access_key: string;
}

/** What all sides see of where a sheet is. */
interface SheetStatus<S extends string = SheetState> {
  sheet_no: string;
  state: S;
  consult: Consult | null;
  version: number;
  /** 1 to 4; null before the check and after an end without a match. */
  step: 1 | 2 | 3 | 4 | null;
  turn: Turn | null;
  /** End of the last working day of the party or staff whose turn it is. */
  due_at: string | null;
  source: DealSource;
  /** The platform's share in percent, fixed when the sheet was sent. */
  share_percent: number;
  created_at: string;
}

/** What was asked for. */
export interface SheetRequest {
  sku_id: number;
  buy_num: number | null;
  sku_describe: string;
  company_case: string | null;
  other_describe: string | null;
}

export interface SheetAnswer {
  answer: string;
  answered_at: string;
  series: { series_id: string; series_name: string }[];
}

/** A change of a sheet as its sides see it: no names of staff. Labels of `action`: `action.sheet.<action>`. */
export interface SheetEvent {
  at: string;
  action: string;
  state: SheetState;
}

/** An IP that fits a sheet another holder refused or did not answer. */
export interface SheetAlternative extends Omit<DirectoryIp, 'claimed'> {
  /** Address of its public page. */
  path: string;
}

/** A sheet as its buyer sees it. */
export interface BuyerSheet extends SheetStatus, SheetRequest {
  actions: SheetAction[];
  ip: { ip_id: string; ip_name: string; path: string };
  company_case_images: UploadedFile[];
  buyer_name: string;
  company_name: string | null;
  /** Masked. */
  phone_number: string;
  /** Why staff failed it, the holder refused it, or the system withdrew it. Label: `sheet_reason.<code>`. */
  reason_code: string | null;
  reason: string | null;
  /** Fields staff marked when they failed it. */
  marks: Mark[];
  /** Only after the consultant passed it. */
  reply: SheetAnswer | null;
  events: SheetEvent[];
  /** Whether this browser has proven the phone: what changes the sheet, and the contact, need it. */
  proven: boolean;
  /** The holder's contact; only when matched, and in a browser that has proven the phone. */
  contact: { link_name: string; link_phone_number: string } | null;
  /** The link of the cooperation the match has made; only in a browser that has proven the phone. */
  room: { coop_no: string; access_key: string } | null;
  /** How it may be sent once more: `correct` through the form, `reopen` by `cooperateAgain`; null when it was. */
  renewal: SheetRenewal | null;
  /** Number of the sheet that was sent in its place. */
  renewed_as: string | null;
  /** After a refusal or no answer: other IPs for the same text (`cooperateAgain` with `ip_id`). */
  alternatives: SheetAlternative[];
}

export interface BuyerSheetRow extends SheetStatus {
  ip_name: string;
}

/** A row of the holder's list. What the supplement opens is null until it is agreed to. */
export interface SheetRow extends SheetStatus<HolderState> {
  sheet_id: string;
  sku_id: number;
  /** Label of the product category in the caller's language. */
  sku: string;
  buy_num: number | null;
  /** Beginning of the description. Null before the supplement, and for a refused sheet. */
  sku_describe: string | null;
  buyer_name: string | null;
  company_name: string | null;
}

export interface SheetList extends Page<SheetRow> {
  counts: Record<HolderState, number>;
  /** Whether this member has agreed to the supplement in force. */
  supplement: boolean;
}

export interface SheetDetail extends SheetStatus<HolderState>, SheetRequest {
  sheet_id: string;
  /** Label of the product category in the caller's language. */
  sku: string;
  company_case_images: UploadedFile[];
  actions: SheetAction[];
  /** From `responded` on; null when the buyer has had it deleted. */
  buyer: { buyer_name: string; company_name: string | null; phone_number: string } | null;
  reply: SheetAnswer | null;
  /** The consultant's note with an answer that was sent back. */
  note: string | null;
  events: SheetEvent[];
}

export interface PrivateRow extends Omit<SheetRow, 'state'> {
  state: SheetState;
  private_state: PrivateState;
}

export interface PrivateList extends Page<PrivateRow> {
  counts: Record<PrivateState, number>;
  /** Whether this member has agreed to the supplement in force. */
  supplement: boolean;
}

export const opportunityApi = {
  cooperateSubmit: call<{ sheets: SentSheet[] } & Partial<SentSheet>>()({
    path: 'opportunity/cooperateSubmit',
    access: 'public',
    post: true,
    creates: true,
    proof: true,
    input: cooperateSubmitInput,
    summary: 'Ask up to five IPs for cooperation: one sheet each, all or none',
  }),
  /** Multipart: `usage` (field or query), then one `file`. */
  visitorUpload: call<UploadedFile>()({
    path: 'opportunity/visitorUpload',
    access: 'public',
    post: true,
    multipart: true,
    proof: true,
    input: visitorUploadInput,
    summary:
      'Upload a picture for a sheet, from a browser that has proven its phone; unused ones are deleted',
  }),
  visitorFile: call<UploadedFile>()({
    path: 'opportunity/visitorFile',
    access: 'public',
    post: true,
    input: z.strictObject({ image_id: id() }),
    summary: 'An uploaded picture with new addresses, in a browser that has proven the phone',
  }),
  cooperateDetail: call<BuyerSheet>()({
    path: 'opportunity/cooperateDetail',
    access: 'public',
    post: true,
    input: sheetDetailInput,
    summary: 'A sheet by its link; with a code of the phone, its contact as well',
  }),
  cooperateList: call<{ list: BuyerSheetRow[] }>()({
    path: 'opportunity/cooperateList',
    access: 'public',
    post: true,
    input: sheetsOfPhoneInput,
    summary: 'All sheets of a phone that was proven by a code',
  }),
  cooperateConfirm: call<BuyerSheet>()({
    path: 'opportunity/cooperateConfirm',
    access: 'public',
    post: true,
    input: sheetProvenInput,
    summary: 'Confirm the match, after the consultant passed the answer',
  }),
  cooperateAbandon: call<BuyerSheet>()({
    path: 'opportunity/cooperateAbandon',
    access: 'public',
    post: true,
    input: sheetProvenInput,
    summary: 'Give a sheet up',
  }),
  cooperateAgain: call<SentSheet>()({
    path: 'opportunity/cooperateAgain',
    access: 'public',
    post: true,
    creates: true,
    proof: true,
    input: sheetAgainInput,
    summary: 'Send the text of a sheet again: an unanswered one to its IP, a refused one to another',
  }),
  cooperateErase: call<{ erased: number }>()({
    path: 'opportunity/cooperateErase',
    access: 'public',
    post: true,
    input: sheetsOfPhoneInput,
    summary:
      'Delete name, company, phone and texts of all sheets and cooperations of a proven phone; open sheets end',
  }),
  cooperateRelink: call<{ sheet_no: string }>()({
    path: 'opportunity/cooperateRelink',
    access: 'public',
    post: true,
    input: sheetRelinkInput,
    summary: 'Send a new link by SMS; the old one ends',
  }),
  sheetList: call<SheetList>()({
    path: 'opportunity/sheetList',
    access: 'ip',
    input: z.strictObject({ ...sheetListInput, ...paging }),
    summary: 'Sheets to an IP that came by the platform, newest first, with their numbers by state',
  }),
  sheetDetail: call<SheetDetail>()({
    path: 'opportunity/sheetDetail',
    access: 'ip',
    input: sheetOfIpInput,
    summary: 'One sheet, after the supplement was agreed to; a refused one is not found',
  }),
  sheetReply: call<{ state: SheetState; version: number }>()({
    path: 'opportunity/sheetReply',
    access: 'ip',
    post: true,
    input: sheetReplyInput,
    summary: 'Agree to contact with an answer, or refuse with a reason',
  }),
  agreeSupplement: call<{ agreed: true }>()({
    path: 'opportunity/agreeSupplement',
    access: 'ip',
    post: true,
    input: agreeSupplementInput,
    summary: 'Agree to the supplementary agreement in force',
  }),
  privateList: call<PrivateList>()({
    path: 'opportunity/privateList',
    access: 'ip',
    input: z.strictObject({ ...privateListInput, ...paging }),
    summary: 'Sheets that came by the private link; needs the business password checked',
  }),
  privateDetail: call<SheetDetail>()({
    path: 'opportunity/privateDetail',
    access: 'ip',
    input: sheetOfIpInput,
    summary: 'One sheet that came by the private link; needs the business password checked',
  }),
};
