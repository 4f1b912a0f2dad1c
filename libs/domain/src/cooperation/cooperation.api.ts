import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { type Page, paging } from '../core/wire';
import type {
  CooperationSummary,
  Pin,
  ThreadCertificate,
  ThreadDetail,
  ThreadSummary,
} from './cooperation.view';
import {
  brandDailyInput,
  brandPinAnswerInput,
  brandThreadInput,
  confirmFinalInput,
  cooperationLinkInput,
  cooperationListInput,
  cooperationOfIpInput,
  finalMarkInput,
  pinAnswerInput,
  roundSubmitInput,
  threadListInput,
  threadOfIpInput,
  threadOpenInput,
  threadReplyInput,
} from './cooperation.schema';
import type { CooperationPart, ThreadAction, ThreadState } from './thread.machine';

export interface CooperationDetail extends CooperationSummary {
  /** The brand's contact; null when it was deleted, is not known, or is closed by the business password or the supplement. */
  contact: { buyer_name: string; phone_number: string } | null;
  /** What this member must do to see the contact: agree to the supplement in force, or open the private request with its password. */
  contact_needs: 'supplement' | 'password' | null;
  contract_number: string | null;
  /** The matched sheet, where the platform brought it. */
  sheet_id: string | null;
  /** The tender whose award it is. */
  tender_id: string | null;
}

export interface CooperationList extends Page<CooperationSummary> {
  /** What waits for the holder of the IP, by part. */
  waiting: Record<CooperationPart, number>;
}

export interface ThreadList extends Page<ThreadSummary> {
  counts: Record<ThreadState, number>;
}

/** A thread after an act. */
export interface ThreadResult {
  thread_id: string;
  state: ThreadState;
  version: number;
}

/** A cooperation as the brand sees it by its link. */
export interface BrandCooperation extends CooperationSummary {
  ip_id: string;
  ip_name: string;
  /** Masked; null where the brand has no contact and staff act for it. */
  phone_number: string | null;
  /** Whether this browser has proven the phone: what changes anything needs it. */
  proven: boolean;
  /** Whether the brand gets one text a day about replies instead of one for each. */
  daily: boolean;
  list: ThreadSummary[];
}

export interface BrandThread extends ThreadDetail<ThreadAction> {
  ip_name: string;
  proven: boolean;
}

export const cooperationApi = {
  cooperationList: call<CooperationList>()({
    path: 'tender/cooperationList',
    access: 'ip',
    input: z.strictObject({ ...cooperationListInput, ...paging }),
    summary: 'Cooperations of an IP, newest first, with whose turn it is',
  }),
  cooperationDetail: call<CooperationDetail>()({
    path: 'tender/cooperationDetail',
    access: 'ip',
    input: cooperationOfIpInput,
    summary: 'One cooperation: parties, source, share, dates, numbers of threads',
  }),
  threadList: call<ThreadList>()({
    path: 'tender/threadList',
    access: 'ip',
    input: z.strictObject({ ...threadListInput, ...paging }),
    summary: 'Threads of an IP over all its cooperations, newest first, with their numbers by state',
  }),
  threadDetail: call<ThreadDetail<ThreadAction>>()({
    path: 'tender/threadDetail',
    access: 'ip',
    input: threadOfIpInput,
    summary: 'One thread with all its rounds',
  }),
  threadReply: call<ThreadResult>()({
    path: 'tender/threadReply',
    access: 'ip',
    post: true,
    creates: true,
    input: threadReplyInput,
    summary: 'Answer the newest round: approve it, or ask to continue, with pins on its pictures',
  }),
  pinAnswer: call<Pin>()({
    path: 'tender/pinAnswer',
    access: 'ip',
    post: true,
    creates: true,
    input: pinAnswerInput,
    summary: 'Reply to a pin, settle it, or open it again, while its thread is open',
  }),
  confirmFinal: call<ThreadResult>()({
    path: 'tender/confirmFinal',
    access: 'ip',
    post: true,
    creates: true,
    input: confirmFinalInput,
    summary: 'Seal the final draft by the hashes of its files; nobody can undo it',
  }),
  threadCertificate: call<ThreadCertificate>()({
    path: 'tender/threadCertificate',
    access: 'ip',
    input: threadOfIpInput,
    summary: 'The certificate of a sealed final draft: a PDF that is verified from the file alone',
  }),
  brandCooperation: call<BrandCooperation>()({
    path: 'tender/brandCooperation',
    access: 'public',
    post: true,
    input: cooperationLinkInput,
    summary: 'A cooperation with its threads by the link of its brand',
  }),
  brandThread: call<BrandThread>()({
    path: 'tender/brandThread',
    access: 'public',
    post: true,
    input: brandThreadInput,
    summary: 'A thread with its rounds by the link of its brand',
  }),
  brandCertificate: call<ThreadCertificate>()({
    path: 'tender/brandCertificate',
    access: 'public',
    post: true,
    input: brandThreadInput,
    summary: 'The same certificate, by the link of the brand',
  }),
  threadOpen: call<ThreadResult>()({
    path: 'tender/threadOpen',
    access: 'public',
    post: true,
    creates: true,
    proof: true,
    input: threadOpenInput,
    summary: 'Begin a thread with its first round, by the link of the brand',
  }),
  roundSubmit: call<ThreadResult>()({
    path: 'tender/roundSubmit',
    access: 'public',
    post: true,
    creates: true,
    proof: true,
    input: roundSubmitInput,
    summary: 'Provide the next round of a thread, by the link of the brand',
  }),
  brandPinAnswer: call<Pin>()({
    path: 'tender/brandPinAnswer',
    access: 'public',
    post: true,
    creates: true,
    proof: true,
    input: brandPinAnswerInput,
    summary: 'The same for the brand, by its link',
  }),
  brandDaily: call<{ daily: boolean }>()({
    path: 'tender/brandDaily',
    access: 'public',
    post: true,
    input: brandDailyInput,
    summary: 'Choose one text a day about replies instead of one for each, by the link of the brand',
  }),
  brandForget: call<null>()({
    path: 'tender/brandForget',
    access: 'public',
    post: true,
    input: z.strictObject({}),
    summary: 'Make this browser forget the phone it has proven',
  }),
  finalMark: call<ThreadResult>()({
    path: 'tender/finalMark',
    access: 'public',
    post: true,
    input: finalMarkInput,
    summary: 'Declare the approved round the final draft, by the link of the brand',
  }),
};
