import {
  consoleCall,
  listCalls,
  recordCalls,
  type StatefulRow,
  versionInput,
} from '../core/console-endpoint';
import type { UploadedFile } from '../file/file.schema';
import { queueCalls, type ReviewRow } from '../review/queue-calls';
import {
  codeKeyInput,
  type CodeKeyRow,
  issueRejectInput,
  reasonInput,
  revokeRangeInput,
} from './code.decisions';
import {
  type CodeBatchAction,
  type CodeBatchState,
  type CodeRequestAction,
  codeRequestMachine,
} from './code.machines';
import type { CodeExportRow } from './export.api';
import type { GoodsRow } from './goods.api';
import type { CodeRequestRow } from './request.api';

/** A request for codes of a goods for a merchant. */
export interface CodeRequestAdminRow extends Omit<CodeRequestRow, 'request_id'>, ReviewRow {
  state: CodeRequestRow['state'];
  actions: CodeRequestAction[];
  ip_id: string;
  ip_name: string;
  member_id: string;
  member_name: string;
}

export interface CodeRequestAdminRecord extends CodeRequestAdminRow {
  /** Ordered and issued codes of the goods, to judge whether the request can be met. */
  goods: Pick<GoodsRow, 'ordered' | 'issued' | 'reserved'> & { image: UploadedFile | null };
}

export const codeRequestAdminApi = queueCalls<CodeRequestAdminRow, CodeRequestAdminRecord>()(
  'code-requests',
  codeRequestMachine,
  { filters: ['state', 'ip_id', 'goods_id', 'q'], sorts: ['created_at', 'due_at', 'id'] },
  { reject: issueRejectInput },
);

/** A batch: codes that were issued together. */
export interface CodeBatchRow extends StatefulRow {
  state: CodeBatchState;
  actions: CodeBatchAction[];
  number: number;
  key_version: number;
  ip_id: string;
  ip_name: string;
  goods_id: string;
  product_name: string;
  licensee_name: string;
  order_id: string | null;
  request_id: string | null;
  quantity: number;
  /** Ranges of revoked serials (first, last). */
  revoked: [number, number][];
  scanned: number;
  reason: string | null;
  delivered_at: string | null;
  created_at: string;
}

export interface CodeBatchRecord extends CodeBatchRow {
  /** Export files of its codes, newest first. */
  exports: CodeExportRow[];
}

export const codeBatchAdminApi = {
  ...recordCalls<CodeBatchRow, CodeBatchRecord>()('batches', 'code_batch:read', {
    subject: 'code_batch',
    filters: ['state', 'number', 'ip_id', 'goods_id', 'q'],
    sorts: ['id'],
  }),
  decide: consoleCall<CodeBatchRecord>()('POST batches/:id/:action', {
    access: 'code_batch:write',
    inputs: {
      suspend: reasonInput,
      resume: versionInput,
      revoke: reasonInput,
      revoke_range: revokeRangeInput,
    },
    summary: 'Suspend, resume or revoke a batch, or some of its codes',
  }),
};

/** Versions of the key of label codes, at most 255. */
export const codeKeyAdminApi = {
  ...listCalls<CodeKeyRow>()('code-keys', 'code_key:read', { filters: [], sorts: [] }),
  rotate: consoleCall<CodeKeyRow[]>()('POST code-keys/rotate', {
    access: 'code_key:write',
    input: codeKeyInput,
    fresh: true,
    summary: 'Add the next version: new codes are made with it',
  }),
};
