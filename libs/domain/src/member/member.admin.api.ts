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
import { TEXT } from '../core/limits';
import { int, text } from '../core/wire';
import type { MemberAccount } from './account';
import { assignInput } from './consultant';
import { phoneFields, phoneFits } from './member.schema';
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

/** A member's new number, and by what the member was recognised. */
export const staffPhoneInput = z
  .strictObject({ version: int(1), ...phoneFields, reason: text(TEXT.reason, 10) })
  .check(phoneFits);

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
  changePhone: consoleCall<MemberRecord>()('POST members/:id/change-phone', {
    access: 'member:write',
    fresh: true,
    input: staffPhoneInput,
    summary: 'Move an account whose phone number was lost to another',
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
