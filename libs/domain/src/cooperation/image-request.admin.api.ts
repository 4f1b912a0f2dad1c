import * as z from 'zod/mini';
import {
  consoleCall,
  type Counts,
  recordCalls,
  type StatefulRow,
  versionInput,
} from '../core/console-endpoint';
import { id } from '../core/wire';
import { imageRequestMachine, type ImageRequestState } from './image-request.machine';
import { imageUseFields } from './image-request.schema';
import type { ImageDownload, ImageLink, RequestedImage } from './image-request.view';

export interface ImageRequestRow extends StatefulRow {
  state: ImageRequestState;
  cooperation_id: string;
  coop_no: string;
  ip_id: string;
  ip_name: string;
  project_name: string;
  brand_name: string | null;
  series_name: string;
  purpose: string;
  used_in: string;
  until: string;
  asked: number;
  granted: number;
  downloads: number;
  due_at: string | null;
  /** 1: waits in a cooperation that rests, so that nobody can act and nothing is due. */
  rests: 0 | 1;
  escalated_at: string | null;
  /** Whether somebody of the brand can open its link; staff act for the others. */
  has_contact: 0 | 1;
  created_at: string;
}

export interface ImageRequestRecord extends ImageRequestRow {
  marked: 0 | 1;
  answer: string | null;
  images: RequestedImage[];
  /** Newest first. */
  downloads_list: ImageDownload[];
}

export const imageRequestAdminApi = {
  ...recordCalls<ImageRequestRow, ImageRequestRecord>()('image-requests', 'cooperation:read', {
    subject: imageRequestMachine.name,
    filters: ['state', 'cooperation_id', 'ip_id', 'late', 'q'],
    sorts: ['created_at', 'id'],
  }),
  counts: consoleCall<Counts>()('GET image-requests/counts', {
    access: 'cooperation:read',
    summary: 'How many holders are late to answer',
  }),
  export: consoleCall<unknown>()('GET image-requests/export', {
    access: 'cooperation:read',
    streams: 'text/csv',
    summary: 'The requests of a filter as CSV',
  }),
  create: consoleCall<ImageRequestRecord>()('POST image-requests', {
    access: 'cooperation:write',
    input: z.strictObject({ cooperation_id: id(), ...imageUseFields }),
    creates: true,
    summary: 'Ask for all pictures of a series for a brand',
  }),
  link: consoleCall<ImageLink>()('POST image-requests/:id/link', {
    access: 'cooperation:write',
    input: z.strictObject({ image_id: id() }),
    summary: 'A link to download a granted picture for a brand, for the session of the caller',
  }),
  decide: consoleCall<ImageRequestRecord>()('POST image-requests/:id/:action', {
    access: 'cooperation:write',
    inputs: { withdraw: versionInput },
    summary: 'Withdraw a request for a brand',
  }),
};
