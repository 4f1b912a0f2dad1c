import { Injectable } from '@nestjs/common';
import { type TenderAction, tenderMachine, type TenderState } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { StaffCaller } from '../core/http/context';
import { TransitionService } from '../core/transition/transition.service';
import { OwnMatterService } from '../member';
import { refuseEntrant } from './award-rules';
import { TenderEditService } from './tender-edit.service';
import type { TenderEntity } from './tender.entity';
import { TenderNoticeService } from './tender-notice.service';

interface Decision {
  id: string;
  action: TenderAction;
  version: number;
  /** Why it is cancelled. */
  reason: string | null;
}

/** Publishes and cancels projects. */
@Injectable()
export class TenderDecisionService {
  constructor(
    private readonly transitions: TransitionService,
    private readonly edits: TenderEditService,
    private readonly notices: TenderNoticeService,
    private readonly matters: OwnMatterService,
  ) {}

  async decide(staff: StaffCaller, { reason, ...move }: Decision): Promise<void> {
    const publishes = move.action === 'publish';
    await this.transitions.apply<TenderState, TenderAction, TenderEntity>({
      machine: tenderMachine,
      table: 'tender',
      ...move,
      actor: staff,
      reason,
      set: publishes ? { published_at: new Date() } : { cancel_reason: reason },
      effect: async (sql, row) => {
        if (publishes) await this.edits.published(sql, row, staff);
        else {
          await refuseEntrant(sql, this.matters, staff, row.id);
          await this.cancelled(sql, row);
        }
      },
    });
  }

  /** Refuses when a result was published, also one that an objection has opened again: rights rest on it. */
  private async cancelled(sql: Sql, { id, state }: TenderEntity): Promise<void> {
    const award = await sql.one<{ published_at: Date | null }>(
      'SELECT published_at FROM tender_award WHERE id = ? FOR UPDATE',
      [id],
    );
    const objected = await sql.one('SELECT id FROM tender_objection WHERE tender_id = ? LIMIT 1', [id]);
    if (award?.published_at || objected)
      throw new DomainError(
        'STATE',
        { machine: tenderMachine.name, state, allowed: [] },
        [],
        'error.STATE.tender_decided',
      );
    await this.notices.queue(sql, id, 'cancelled');
  }
}
