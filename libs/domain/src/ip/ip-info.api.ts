import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { agree, choice, id, type Page, paging } from '../core/wire';
import type { HistoryLine } from '../core/history-line';
import type { ReviewState } from '../review/review.machine';
import { SUBJECTS } from '../kind/content-kinds';
import { ipInfoDraft } from './ip-info.schema';

const submit = { draft: agree() };
const [normal, artist] = ipInfoDraft.def.options;
export const ipUpdateInput = z.discriminatedUnion('kind', [
  z.extend(normal, submit),
  z.extend(artist, submit),
]);

/** Actions shown in the holder's operation log; others are for staff only. Labels: `ipinfo.log.action.<word>`. */
export const OPERATIONS = [
  'add',
  'create',
  'update',
  'update_contact',
  'set_business_password',
  'change_business_password',
  'submit',
  'withdraw',
  'discard',
  'approve',
  'reject',
  'publish',
  'remove',
  'remove_image',
  'restore_image',
  'restore',
  'delete',
  'list',
  'unlist',
  'issue',
  'renew',
  'revoke',
] as const;

/** Subjects of the operation log: content, the IP itself, its private link. */
export const OPERATED = [...SUBJECTS, 'ip', 'shop_link'] as const;

/** Who made a change, as its reader sees it. Labels: `ipinfo.log.by.<who>`. */
export const CHANGED_BY = ['me', 'others', 'staff'] as const;
export type ChangedBy = (typeof CHANGED_BY)[number];

/** A line of the holder's operation log. `title` is the name of the changed record, if it has one. */
export interface OperateLine extends Omit<HistoryLine, 'actor_type' | 'changes'> {
  action: (typeof OPERATIONS)[number];
  by: ChangedBy | 'system';
  /** Whether `review/change` tells what was before and after. */
  compares: boolean;
  subject: (typeof OPERATED)[number];
  title: string | null;
}

export const ipInfoApi = {
  update: call<{ state: ReviewState; version: number }>()({
    path: 'ip/update',
    access: 'ip',
    post: true,
    input: ipUpdateInput,
    summary: 'Propose new information of an IP and submit it; with draft=1 only keep it',
  }),
  operateLog: call<Page<OperateLine>>()({
    path: 'ip/operateLog',
    access: 'ip',
    input: z.strictObject({ ip_id: id(), by: z.optional(choice(CHANGED_BY)), ...paging }),
    summary: 'What was done to this IP and its content, newest first',
  }),
};
