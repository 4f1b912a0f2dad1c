import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { hasOwnProof, ownProofFields } from '../member/own-proof';
import type { ExportState } from './export.machine';

/** How long an archive is kept, and how often a member may ask for one. */
export const EXPORT = { days: 7, perDay: 2 } as const;

export interface ExportRow {
  export_id: string;
  state: ExportState;
  /** 0 to 100. */
  progress: number;
  file_size: number | null;
  created_at: string;
  expires_at: string | null;
  /** Signed, and valid for minutes: asked for anew when it is pressed later. Null unless ready. */
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
