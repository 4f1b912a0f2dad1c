import { Injectable } from '@nestjs/common';
import {
  shanghaiDay,
  type SkinAction,
  type skinListInput,
  skinMachine,
  type skinRejectInput,
  type skinScheduleInput,
  type SkinState,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import type { Sql } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { StaffCaller } from '../core/http/context';
import { storedMarks } from '../core/review/marks';
import { reasonColumns, reasonLine } from '../core/review/reason';
import { StaffDecisionService, type StaffMove } from '../core/review/review-record.service';
import { ownedAmong } from '../ip';
import { OwnMatterService } from '../member';
import type { SkinEntity } from './skin.entity';
import { filesOf, materialOf } from './skin.material';
import { SkinNoticeService } from './skin-notice.service';

type SkinMove = StaffMove<SkinState, SkinAction, SkinEntity>;
type Decision = { version: number } & Partial<z.output<typeof skinRejectInput>> &
  Partial<z.output<typeof skinListInput>> &
  Partial<z.output<typeof skinScheduleInput>>;

/** What staff decide on skin goods: the check of the material, then the listing. Nobody decides on goods of their own. */
@Injectable()
export class SkinReviewService extends StaffDecisionService<SkinState, SkinAction, SkinEntity, Decision> {
  protected readonly machine = skinMachine;
  protected readonly table = 'skin';

  constructor(
    private readonly files: FileService,
    private readonly matters: OwnMatterService,
    private readonly notices: SkinNoticeService,
  ) {
    super();
  }

  protected moves(
    staff: StaffCaller,
    { reason_code, reason, marks, listing_link, listed_on }: Decision,
  ): Partial<Record<SkinAction, SkinMove>> {
    return {
      approve: {
        set: {
          decided_at: new Date(),
          due_at: null,
          reason_code: null,
          reason: null,
          marks: null,
          rejected: null,
        },
        effect: async (sql, row) => {
          await this.admitOwned(sql, staff, row);
          const ids = Object.values(filesOf(materialOf(row))).flat();
          await this.files.reviewed(
            sql,
            ids.filter((id) => id !== null),
          );
          await this.notices.notify(sql, row, 'skin_approved');
        },
      },
      reject: {
        reason: reasonLine({ reason_code, reason }),
        set: (row) => ({
          decided_at: new Date(),
          due_at: null,
          ...reasonColumns({ reason_code, reason }),
          marks: storedMarks(marks, filesOf(materialOf(row))),
          rejected: row.data,
        }),
        effect: async (sql, row) => {
          await this.admit(sql, staff, row);
          await this.notices.notify(sql, row, 'skin_rejected', {
            reason_key: `skin_reason.${reason_code!}`,
            reason: reason ?? '',
          });
        },
      },
      schedule: {
        set: { listing_link: listing_link!, listed_on: listed_on! },
        effect: async (sql, row) => {
          await this.admitOwned(sql, staff, row);
          await this.notices.notify(sql, row, 'skin_scheduled', { day: listed_on! });
        },
      },
      list: {
        set: { listing_link: listing_link!, listed_on: listed_on ?? shanghaiDay(new Date()) },
        effect: async (sql, row) => {
          await this.admitOwned(sql, staff, row);
          await this.notices.notify(sql, row, 'skin_listed');
        },
      },
    };
  }

  protected override moveOf(staff: StaffCaller, action: SkinAction, decision: Decision) {
    const move = super.moveOf(staff, action, decision);
    if (action !== 'assign') return move;
    return { ...move, effect: (sql: Sql, row: SkinEntity) => this.matters.refuseIp(sql, staff, row.ip_id) };
  }

  private async admit(sql: Sql, staff: StaffCaller, row: SkinEntity): Promise<void> {
    await this.matters.refuseIp(sql, staff, row.ip_id);
    if (row.submitted_by === staff.id) throw validationError('action', 'self');
  }

  /** What leads to a listing is refused for an IP without an owner: nobody authorizes it any more. */
  private async admitOwned(sql: Sql, staff: StaffCaller, row: SkinEntity): Promise<void> {
    await this.admit(sql, staff, row);
    if ((await ownedAmong(sql, [row.ip_id])).has(row.ip_id)) return;
    const { name: machine } = skinMachine;
    throw new DomainError(
      'STATE',
      { machine, state: row.state, allowed: [] },
      [],
      'error.STATE.skin_unowned',
    );
  }
}
