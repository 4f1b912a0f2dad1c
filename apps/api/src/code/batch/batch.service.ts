import { Injectable } from '@nestjs/common';
import { type CodeBatchAction, codeBatchMachine, type CodeBatchState } from '@ipw/domain';
import { fromJson } from '../../core/db/db';
import { validationError } from '../../core/errors/domain-error';
import type { StaffCaller } from '../../core/http/context';
import { type Move, TransitionService } from '../../core/transition/transition.service';
import { OwnMatterService } from '../../member';
import { VerifierService } from '../verify';
import type { SerialRange } from '../engine';
import type { BatchEntity } from '../issue';

export interface BatchDecision {
  version: number;
  reason?: string;
  from?: number;
  to?: number;
}
type BatchMove = Pick<Move<CodeBatchState, CodeBatchAction, BatchEntity>, 'set'>;

/** Joins ranges that touch or overlap, in order. */
export function merged(ranges: readonly SerialRange[]): SerialRange[] {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  const joined: SerialRange[] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Suspends, resumes and revokes issued codes. */
@Injectable()
export class BatchService {
  constructor(
    private readonly transitions: TransitionService,
    private readonly verifier: VerifierService,
    private readonly matters: OwnMatterService,
  ) {}

  async apply(staff: StaffCaller, id: string, action: CodeBatchAction, decision: BatchDecision) {
    const reason = decision.reason ?? null;
    const moves: Record<CodeBatchAction, BatchMove> = {
      suspend: { set: { reason } },
      resume: { set: { reason: null } },
      revoke: { set: { reason } },
      revoke_range: {
        set: (row) => {
          const [from, to] = [decision.from!, decision.to!];
          if (to >= row.quantity) throw validationError('to', 'max', { max: row.quantity - 1 });
          return { revoked: JSON.stringify(merged([...fromJson<SerialRange[]>(row.revoked), [from, to]])) };
        },
      },
    };
    const outcome = await this.transitions.apply<CodeBatchState, CodeBatchAction, BatchEntity>({
      machine: codeBatchMachine,
      table: 'code_batch',
      id,
      action,
      actor: staff,
      version: decision.version,
      reason,
      ...moves[action],
      effect: (sql, row) => this.matters.refuseIp(sql, staff, row.ip_id),
    });
    this.verifier.forget();
    return outcome;
  }
}
