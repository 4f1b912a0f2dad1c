import * as z from 'zod/mini';
import {
  bulkIds,
  type BulkOutcome,
  consoleCall,
  recordCalls,
  sameLength,
  type StatefulRow,
  versionInput,
} from '../core/console-endpoint';
import type { MemberAccount } from './account';
import { assignInput } from './consultant';
import { type Revealed, type RevealField, revealInput } from './reveal';

/** A member with masked fields. */
export interface MemberRow extends StatefulRow {
  member_name: string;
  phone_number: string;
  area_code: string;
  location: string | null;
  is_auth: 0 | 1;
  auth_status: string;
  auth_username: string | null;
  consultant_id: string | null;
  consultant_name: string | null;
  consultant_since: string | null;
  ip_count: number;
  created_at: string;
  last_login_at: string | null;
}

export interface MemberRecord extends MemberRow {
  document_number: string | null;
  /** Masked fields the reader may unmask. */
  reveals: RevealField[];
  verified_at: string | null;
  verification_id: string | null;
}

/** Assigns a consultant to many members, each with the version seen. */
const assignManyInput = z
  .strictObject({ ...bulkIds, consultant_id: assignInput.shape.consultant_id })
  .check(sameLength);

export const memberAdminApi = {
  ...recordCalls<MemberRow, MemberRecord>()('members', 'member:read', {
    subject: 'member',
    filters: ['q', 'auth_status', 'consultant_id'],
    sorts: ['id', 'created_at', 'consultant_since'],
  }),
  account: consoleCall<MemberAccount>()('GET members/:id/account', {
    access: 'member:care',
    summary: 'What an account has agreed to, was told, and where it is signed in',
  }),
  endSessions: consoleCall<MemberRecord>()('POST members/:id/end-sessions', {
    access: 'member:write',
    input: versionInput,
    summary: 'Sign the member out everywhere',
  }),
  reveal: consoleCall<Revealed>()('POST members/:id/reveal', {
    access: 'member:reveal',
    input: revealInput,
    summary: 'One masked field in clear, for a reason',
  }),
  assignMany: consoleCall<BulkOutcome[]>()('POST members/bulk/assign-consultant', {
    access: 'member:assign',
    input: assignManyInput,
    summary: 'Give many members a consultant, or none',
  }),
  assign: consoleCall<MemberRecord>()('POST members/:id/assign-consultant', {
    access: 'member:assign',
    input: assignInput,
    summary: 'Give a member a consultant, or none',
  }),
};
