import * as z from 'zod/mini';
import { consoleCall, type Counts, recordCalls, type StatefulRow } from '../core/console-endpoint';
import { TEXT } from '../core/limits';
import { choice, id, int, line, optionalLine, orNothing, text } from '../core/wire';
import { areaCode, phoneNumber } from '../member/member.schema';
import { decisionsOf } from '../review/queue-calls';
import { PLATFORM_SHARE, type DealSource } from '../opportunity/share';
import { cooperationMachine, type CooperationOrigin, type CooperationState } from './cooperation.machine';
import { contractDays, COOPERATION, inOrderOfDays } from './cooperation.schema';
import type { ThreadTurn } from './thread.machine';

export interface CooperationRow extends StatefulRow {
  state: CooperationState;
  coop_no: string;
  ip_id: string;
  ip_name: string;
  origin: CooperationOrigin;
  project_name: string;
  brand_name: string | null;
  source: DealSource;
  share_percent: number;
  /** Open threads by whose turn it is. */
  turns: Record<ThreadTurn, number>;
  /** Whether somebody of the brand can open the link. */
  has_contact: 0 | 1;
  /** 1: rests, because the result it came from is objected to or decided anew. */
  rests: 0 | 1;
  created_at: string;
}

export interface CooperationRecord extends CooperationRow {
  title: string | null;
  contract_number: string | null;
  buyer_name: string | null;
  company_name: string | null;
  /** Masked; a form enters a new one as `phone_number`. */
  brand_phone: string | null;
  starts_on: string | null;
  ends_on: string | null;
}

const SOURCES = Object.keys(PLATFORM_SHARE) as [DealSource, ...DealSource[]];

/** Somebody of the brand who gets its link; without a phone staff act for the brand. */
const contact = {
  buyer_name: line(COOPERATION.brand),
  company_name: optionalLine(COOPERATION.brand),
  area_code: orNothing(areaCode()),
  phone_number: orNothing(phoneNumber()),
};
const inPhone = z.refine<{ area_code?: string | undefined; phone_number?: string | undefined }>(
  ({ area_code, phone_number }) => !phone_number === !area_code || !phone_number,
  { error: 'required', path: ['area_code'], params: { rule: 'required' } },
);

/** A cooperation whose contract was made outside the platform. */
export const contractInput = z
  .strictObject({
    ip_id: id(),
    title: line(COOPERATION.project),
    contract_number: optionalLine(COOPERATION.contract),
    source: choice(SOURCES),
    ...contractDays,
    ...contact,
  })
  .check(inOrderOfDays, inPhone);

/** What staff may change later. A phone sends the brand its link. */
export const cooperationEditInput = z
  .strictObject({ version: int(1), ...contractDays, ...contact })
  .check(inOrderOfDays, inPhone);

export const cooperationAdminApi = {
  ...recordCalls<CooperationRow, CooperationRecord>()('cooperations', 'cooperation:read', {
    subject: cooperationMachine.name,
    filters: ['state', 'origin', 'ip_id', 'turn', 'q'],
    sorts: ['created_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET cooperations/counts', {
    access: 'cooperation:read',
    summary: 'How many go on',
  }),
  export: consoleCall<unknown>()('GET cooperations/export', {
    access: 'cooperation:read',
    streams: 'text/csv',
    summary: 'The cooperations of a filter as CSV',
  }),
  create: consoleCall<CooperationRecord>()('POST cooperations', {
    access: 'cooperation:write',
    input: contractInput,
    creates: true,
    summary: 'Enter a cooperation whose contract was made outside the platform',
  }),
  update: consoleCall<CooperationRecord>()('PUT cooperations/:id', {
    access: 'cooperation:write',
    input: cooperationEditInput,
    picks: true,
    summary: 'Change the contact of the brand and the days; a new phone gets the link, and the old link ends',
  }),
  decide: consoleCall<CooperationRecord>()('POST cooperations/:id/:action', {
    access: 'cooperation:write',
    inputs: decisionsOf(cooperationMachine, {
      end: z.strictObject({ version: int(1), reason: text(TEXT.reason) }),
    }),
    summary: 'End a cooperation; its open threads end with it',
  }),
};
