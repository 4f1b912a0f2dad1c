import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id } from '../core/wire';
import type { CodeBatchState } from './code.machines';
import type { CodeExportState } from './export.machine';

/** `csv`: a line a code. `pdf`: sheets of labels to print. Words: `export_format.<key>`. */
export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const CODE_EXPORT = {
  /** How long a link can be used. */
  linkMs: 3_600_000,
  /** How long the end of a file can still be fetched by who got all but that: the server cannot see what arrived. */
  tailMs: 300_000,
  /** How often one download may be begun or taken up. */
  starts: 50,
  /** Downloads that run at a time: of one member, and in one process. */
  perMember: 2,
  perProcess: 12,
  /** Exports a page lists. */
  shown: 20,
} as const;

/** The codes of a completed order, or those a merchant was given on a handled request. */
const source = { ip_id: id(), order_id: z.optional(id()), request_id: z.optional(id()) };
const oneSource = z.refine<{ order_id?: string | undefined; request_id?: string | undefined }>(
  ({ order_id, request_id }) => (order_id === undefined) !== (request_id === undefined),
  { error: 'required', path: ['order_id'], params: { rule: 'required' } },
);

const codeSourceInput = z.strictObject(source).check(oneSource);
const codeExportInput = z.strictObject({ ...source, format: choice(EXPORT_FORMATS) }).check(oneSource);

export interface CodeExportRow {
  export_id: string;
  format: ExportFormat;
  state: CodeExportState;
  /** Codes in the file. */
  count: number;
  bytes: number;
  /** Bytes sent so far, from the first on. */
  sent: number;
  /** Of the whole file, hex; null until all of it was made. */
  sha256: string | null;
  file_name: string;
  /** Who asked for it. */
  member_name: string;
  created_at: string;
  finished_at: string | null;
}

/** What can be exported of an order or a request, and what was. */
export interface CodeExports {
  /** Null as long as the codes of an order are not issued: the first export does it. */
  batch: { number: number; state: CodeBatchState; revoked: number } | null;
  /** Codes a file would hold now. */
  count: number;
  /** Null while nothing may be exported: the batch is suspended or revoked, or no code is left. */
  files: { format: ExportFormat; bytes: number; sheets: number | null }[] | null;
  /** Newest first. */
  list: CodeExportRow[];
}

export interface CodeExportLink {
  export_id: string;
  /** Works once, for the browser (or the token) that asked for it. */
  address: string;
  file_name: string;
  bytes: number;
  expires_at: string;
}

export const codeExportApi = {
  stream: call<Uint8Array>()({
    path: 'code/export',
    access: 'ip',
    post: true,
    streams: ['text/csv', 'application/pdf'],
    input: codeExportInput,
    summary: 'The codes of an order or a request as a file; takes Range, and If-Range with its ETag',
  }),
  link: call<CodeExportLink>()({
    path: 'code/exportLink',
    access: 'ip',
    post: true,
    input: codeExportInput,
    summary: 'A one-time link to the same file, for a download by the browser',
  }),
  list: call<CodeExports>()({
    path: 'code/exportList',
    access: 'ip',
    input: codeSourceInput,
    summary: 'What can be exported of an order or a request, and who exported it when',
  }),
};
