import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { hasOwnProof, ownProofFields } from '../member/own-proof';
import type { ExportState } from './export.machine';

/** Days an archive is kept; requests a member may make a day. */
export const EXPORT = { days: 7, perDay: 2 } as const;

export interface ExportRow {
  export_id: string;
  state: ExportState;
  /** Percent, 0 to 100. */
  progress: number;
  file_size: number | null;
  created_at: string;
  expires_at: string | null;
  /** Signed address, valid for minutes; the page requests a new one when it is used later. Null unless ready. */
  address: string | null;
}

export const exportInput = z.strictObject(ownProofFields).check(hasOwnProof);

export const exportApi = {
  list: call<ExportRow[]>()({
    path: 'member/exports',
    access: 'member',
    input: z.strictObject({}),
    summary: 'My last copies of my data',
  }),
  request: call<ExportRow>()({
    path: 'member/requestExport',
    access: 'member',
    post: true,
    creates: true,
    input: exportInput,
    summary: 'Ask for a copy of my data',
  }),
};
