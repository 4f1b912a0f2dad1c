import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id } from '../core/wire';
import type { CodeBatchState } from './code.machines';
import type { CodeExportState } from './export.machine';

/** `csv`: one code a line. `pdf`: printable sheets of labels. Labels: `export_format.<key>`. */
export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const CODE_EXPORT = {
  /** Lifetime of an export link. */
  linkMs: 3_600_000,
  /** How long the last bytes of a file can still be fetched after the server has sent them all: it cannot know what arrived. */
  tailMs: 300_000,
  /** Maximum number of requests (first and resumed) of one download. */
  starts: 50,
  /** Maximum number of downloads at once: of one member, and in one process. */
  perMember: 2,
  perProcess: 12,
  /** Number of exports a page lists. */
  shown: 20,
} as const;

/** The codes of a completed order, or the codes a handled request gave to a merchant. */
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
  /** Number of codes in the file. */
  count: number;
  bytes: number;
  /** Bytes sent so far, counted from the start of the file. */
  sent: number;
  /** SHA-256 of the whole file in hex; null until the whole file has been generated. */
  sha256: string | null;
  file_name: string;
  /** Name of the member who asked for the export. */
  member_name: string;
  created_at: string;
  finished_at: string | null;
}

/** The possible exports of an order or a request, and the earlier ones. */
export interface CodeExports {
  /** Null while the codes of an order are not issued; the first export issues them. */
  batch: { number: number; state: CodeBatchState; revoked: number } | null;
  /** Number of codes a file would contain now. */
  count: number;
  /** Null while nothing can be exported: the batch is suspended or revoked, or no code is left. */
  files: { format: ExportFormat; bytes: number; sheets: number | null }[] | null;
  /** Newest first. */
  list: CodeExportRow[];
}

export interface CodeExportLink {
  export_id: string;
  /** Download address: usable once, by the browser session (or token) that asked for it. */
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
