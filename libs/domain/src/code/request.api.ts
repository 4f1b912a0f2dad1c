import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, optionalLine, type Page, paging, sort } from '../core/wire';
import { codeRequestMachine, type CodeRequestState, type IssueReason } from './code.machines';
import { labelQuantity } from './order.api';

const ip_id = id();

export interface CodeRequestRow {
  request_id: string;
  goods_id: string;
  product_name: string;
  licensee_id: string;
  licensee_name: string;
  quantity: number;
  state: CodeRequestState;
  version: number;
  due_at: string | null;
  reason_code: IssueReason | null;
  reason: string | null;
  created_at: string;
  decided_at: string | null;
  /** 1 when its codes can be exported. */
  exportable: 0 | 1;
}

export const codeRequestApi = {
  create: call<{ request_id: string; state: CodeRequestState }>()({
    path: 'code/useCreate',
    access: 'ip',
    post: true,
    creates: true,
    input: z.strictObject({ ip_id, goods_id: id(), licensee_id: id(), quantity: labelQuantity() }),
    summary: 'Ask for codes of a goods for a merchant, out of what is left',
  }),
  list: call<Page<CodeRequestRow>>()({
    path: 'code/useList',
    access: 'ip',
    input: z.strictObject({
      ip_id,
      keyword: optionalLine(60),
      state: z.optional(choice(Object.keys(codeRequestMachine.states) as [CodeRequestState])),
      sort,
      ...paging,
    }),
    summary: 'Code requests and what became of them; `keyword` is part of the goods or the merchant',
  }),
};
