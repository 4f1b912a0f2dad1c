import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { TEXT } from '../core/limits';
import { agree, choice, id, int, text } from '../core/wire';
import { hasOwnProof, ownProofFields } from '../member/own-proof';
import {
  CLOSURE_REASONS,
  type ClosureAction,
  type ClosureReason,
  type ClosureState,
} from '../member/closure.machine';

/** Days between the request and the closing, in which the member may cancel. */
export const CLOSURE = { days: 7 } as const;
/** Retention periods of the privacy policy, clause 8. */
export const RETENTION = {
  signInMonths: 12,
  closedYears: 3,
  reportContactMonths: 6,
  unknownScanMonths: 3,
  /** Scans of labels are then moved from the database to the storage. */
  scanMonths: 13,
  scanSourceDays: 90,
  /** Requests, cooperations, label orders and payments keep names and contacts so long after their end. */
  matterYears: 3,
} as const;

/** What a member must settle before closing the account, with the page to do so. Labels: `closure_obstacle.<kind>`. */
export const CLOSURE_OBSTACLES = {
  claims_under_review: '/claim',
  disputes_open: '/claim',
  handovers_open: '/userCenter/invitations',
  identity_under_review: '/userCenter/realNameIdentify',
  label_orders_open: '/iprManage/codeManage/orderList',
  code_requests_open: '/iprManage/codeManage/useCodeList',
  invoices_open: '/iprManage/codeManage/orderList',
  filing_vouchers_open: '/iprManage/iprService',
  filing_invoices_open: '/iprManage/iprService',
  refunds_open: '/iprManage/codeManage/orderList',
  ips_with_orders: '/authorizeCooperation/ipOrderManagement',
  ips_with_private_orders: '/authorizeCooperation/onepageCoop',
} as const;
export type ClosureObstacle = keyof typeof CLOSURE_OBSTACLES;

export interface ClosureRow {
  closure_id: string;
  state: ClosureState;
  actions: ClosureAction[];
  created_at: string;
  /** When the account closes. */
  due_at: string;
  reason_code: ClosureReason | null;
  reason: string | null;
}

export interface ClosureStatus {
  /** The open request, if any. */
  closure: ClosureRow | null;
  obstacles: {
    kind: ClosureObstacle;
    count: number;
    /** Of obstacles of IPs: one of these, for the page's address. */
    ip_id: string | null;
  }[];
  /** IPs that are removed together with their owner's account. */
  owned_ips: string[];
}

export const closureInput = z.strictObject({ ...ownProofFields, agree: agree() }).check(hasOwnProof);

export const closureApi = {
  status: call<ClosureStatus>()({
    path: 'member/closure',
    access: 'member',
    input: z.strictObject({}),
    summary: 'What closing my account would mean, and whether it is under way',
  }),
  request: call<ClosureRow>()({
    path: 'member/requestClosure',
    access: 'member',
    post: true,
    input: closureInput,
    summary: 'Ask for my account to be closed',
  }),
  withdraw: call<null>()({
    path: 'member/withdrawClosure',
    access: 'member',
    post: true,
    input: z.strictObject({ closure_id: id() }),
    summary: 'Keep my account after all',
  }),
};

/** Input of `hold`: staff postpone a closure. */
export const closureHoldInput = z
  .strictObject({
    version: int(1),
    reason_code: choice(CLOSURE_REASONS),
    reason: z._default(text(TEXT.reason, 0), ''),
  })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );
