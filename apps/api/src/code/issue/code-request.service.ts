import { Injectable } from '@nestjs/common';
import {
  addWorkingDays,
  type CodeRequestAction,
  type codeRequestApi,
  codeRequestMachine,
  type CodeRequestRow,
  type CodeRequestState,
  codesLeft,
  DUE_DAYS,
  type Input,
  type Page,
  ulid,
} from '@ipw/domain';
import { Db, type Sql } from '../../core/db/db';
import { like } from '../../core/db/list-query';
import { notFound, validationError } from '../../core/errors/domain-error';
import type { MemberCaller, StaffCaller } from '../../core/http/context';
import { iso } from '../../core/http/iso';
import { pageOf } from '../../core/http/page';
import { reasonColumns, reasonLine } from '../../core/review/reason';
import { type Decision, StaffDecisionService, type StaffMove } from '../../core/review/review-record.service';
import { HistoryService } from '../../core/transition/history.service';
import { readersOf, refuseDisputedOrLost } from '../../ip';
import { OwnMatterService } from '../../member';
import { MessageService } from '../../message';
import type { GoodsEntity } from '../goods';
import { IssueService } from './issue.service';
import type { CodeRequestEntity } from './request.entity';

export type RequestFound = CodeRequestEntity & { product_name: string; licensee_name: string };
export const REQUEST_COLUMNS = 't.*, g.product_name, l.licensee_name';
export const REQUEST_JOINS =
  'JOIN code_goods g ON g.id = t.goods_id JOIN code_licensee l ON l.id = t.licensee_id';

type RequestMove = StaffMove<CodeRequestState, CodeRequestAction, CodeRequestEntity>;

/** Code requests for merchants: requested by the holder, issued by staff who do not work on the IP, never more than the order has left. */
@Injectable()
export class CodeRequestService extends StaffDecisionService<
  CodeRequestState,
  CodeRequestAction,
  CodeRequestEntity
> {
  protected readonly machine = codeRequestMachine;
  protected readonly table = 'code_request';

  constructor(
    private readonly db: Db,
    private readonly history: HistoryService,
    private readonly matters: OwnMatterService,
    private readonly messages: MessageService,
    private readonly issue: IssueService,
  ) {
    super();
  }

  /** Creates a request and reserves its codes, so that it can be met later. */
  async create(
    me: MemberCaller,
    { ip_id, goods_id, licensee_id, quantity }: Input<typeof codeRequestApi.create>,
  ) {
    const id = ulid();
    await this.db.tx(async (sql) => {
      await refuseDisputedOrLost(sql, ip_id, me);
      const merchant = await sql.one(
        'SELECT id FROM code_licensee WHERE id = ? AND ip_id = ? AND deleted_at IS NULL',
        [licensee_id, ip_id],
      );
      if (!merchant) throw notFound();
      const taken = await sql.execute(
        `UPDATE code_goods SET reserved = reserved + ?, version = version + 1
          WHERE id = ? AND ip_id = ? AND deleted_at IS NULL AND issued + reserved + ? <= ordered`,
        [quantity, goods_id, ip_id, quantity],
      );
      if (taken === 0) throw await this.shortage(sql, ip_id, goods_id);
      await sql.insert('code_request', {
        id,
        ip_id,
        member_id: me.id,
        goods_id,
        licensee_id,
        quantity,
        due_at: addWorkingDays(new Date(), DUE_DAYS.code_request),
      });
      await this.history.write(sql, {
        subject: codeRequestMachine.name,
        subjectId: id,
        action: 'create',
        actor: me,
        to: codeRequestMachine.initial,
        after: { quantity },
      });
    });
    return { request_id: id, state: codeRequestMachine.initial };
  }

  list({
    ip_id,
    keyword,
    state,
    ...paging
  }: Input<typeof codeRequestApi.list>): Promise<Page<CodeRequestRow>> {
    const named = keyword ? like(keyword) : undefined;
    return pageOf<RequestFound, CodeRequestRow>(
      this.db,
      {
        from: `code_request t ${REQUEST_JOINS}`,
        by: 'created_at',
        columns: REQUEST_COLUMNS,
        where: `t.ip_id = ? AND t.erased_at IS NULL ${state ? 'AND t.state = ?' : ''}
          ${named ? 'AND (g.product_name LIKE ? OR l.licensee_name LIKE ?)' : ''}`,
        params: [ip_id, ...(state ? [state] : []), ...(named ? [named, named] : [])],
      },
      paging,
      (row) => ({ request_id: row.id, ...requestFacts(row) }),
    );
  }

  protected override refuseOwn(sql: Sql, staff: StaffCaller, { ip_id }: CodeRequestEntity): Promise<void> {
    return this.matters.refuseIp(sql, staff, ip_id);
  }

  protected moves(
    staff: StaffCaller,
    { reason_code, reason = '' }: Decision,
  ): Partial<Record<CodeRequestAction, RequestMove>> {
    const decided = { decided_at: new Date(), due_at: null };
    return {
      handle: {
        set: decided,
        effect: async (sql, row) => {
          await this.issue.forRequest(sql, row, staff);
          await this.notify(sql, row, 'code_request_handled', { quantity: row.quantity });
        },
      },
      reject: {
        reason: reasonLine({ reason_code, reason }),
        set: { ...decided, ...reasonColumns({ reason_code, reason }) },
        effect: async (sql, row) => {
          await sql.execute(
            'UPDATE code_goods SET reserved = reserved - ?, version = version + 1 WHERE id = ?',
            [row.quantity, row.goods_id],
          );
          const reason_key = `issue_reason.${reason_code!}`;
          await this.notify(sql, row, 'code_request_rejected', { reason_key, reason });
        },
      },
    };
  }

  private async shortage(sql: Sql, ipId: string, goodsId: string) {
    const goods = await sql.one<GoodsEntity>(
      'SELECT * FROM code_goods WHERE id = ? AND ip_id = ? AND deleted_at IS NULL FOR UPDATE',
      [goodsId, ipId],
    );
    return goods ? validationError('quantity', 'codes_left', { left: codesLeft(goods) }) : notFound();
  }

  private async notify(
    sql: Sql,
    row: CodeRequestEntity,
    key: Parameters<MessageService['send']>[2],
    args: Record<string, string | number>,
  ): Promise<void> {
    const names = (await sql.one<{ product_name: string; licensee_name: string }>(
      'SELECT g.product_name, l.licensee_name FROM code_goods g JOIN code_licensee l ON l.id = ? WHERE g.id = ?',
      [row.licensee_id, row.goods_id],
    ))!;
    for (const reader of await readersOf(sql, row.ip_id, row.member_id))
      await this.messages.send(sql, reader, key, { ip_id: row.ip_id, ...names, ...args });
  }
}

export const requestFacts = (row: RequestFound): Omit<CodeRequestRow, 'request_id'> => ({
  goods_id: row.goods_id,
  product_name: row.product_name,
  licensee_id: row.licensee_id,
  licensee_name: row.licensee_name,
  quantity: row.quantity,
  state: row.state,
  version: row.version,
  due_at: iso(row.due_at),
  reason_code: row.reason_code,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  decided_at: iso(row.decided_at),
  exportable: row.state === codeRequestMachine.actions.handle.to ? 1 : 0,
});
