import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import {
  FILING_HOURS,
  type FilingAction,
  filingMachine,
  type FilingState,
  ulid,
  uploadLimit,
} from '@ipw/domain';
import { CONFIG, type Config } from '../core/config';
import { Db, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { incomingFolder } from '../core/files/receive';
import { reasonLine } from '../core/review/reason';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { ACCEPTED, type CentreStatus, FILING_CENTRE, type FilingCentre } from './centre/filing-centre';
import type { FilingEntity } from './filing.entity';
import { type FilingDecision, FilingReviewService } from './filing-review.service';
import { revisionOf } from './filing-order';

const USAGE = 'filing_certificate' as const;

/** What became of a status: applied, of a filing that does not exist, or of one that does not wait for it. */
export type CentreVerdict = 'taken' | 'unknown' | 'not_awaited';

/** What the filing centre says of a filing, in answer to an order or in a notice: a decision, a certificate. */
@Injectable()
export class CentreAnswerService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly transitions: TransitionService,
    private readonly review: FilingReviewService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(FILING_CENTRE) private readonly centre: FilingCentre,
  ) {}

  /** Applies what the centre says, once: a filing that no longer waits for it stays as it is. */
  async take(status: CentreStatus): Promise<CentreVerdict> {
    const row = await this.db.one<FilingEntity>('SELECT * FROM filing WHERE filing_number = ?', [
      status.number,
    ]);
    if (!row) return 'unknown';
    // Also when its notice of a decision came before its answer to the order.
    if (status.status === ACCEPTED) await this.accept(row);
    if (row.state !== filingMachine.actions.send.to || status.revision !== revisionOf(row))
      return 'not_awaited';
    try {
      await this.apply(row, status);
      return 'taken';
    } catch (error) {
      // Another notice, or staff, decided at the same moment.
      if (error instanceof DomainError && (error.reason === 'STATE' || error.reason === 'NOT_FOUND'))
        return 'not_awaited';
      // Changed meanwhile, by its assignment at least.
      if (error instanceof DomainError && error.reason === 'CONFLICT') return this.take(status);
      throw error;
    }
  }

  private async apply(row: FilingEntity, status: CentreStatus): Promise<void> {
    switch (status.status) {
      case ACCEPTED:
        return;
      case 'correction':
        return this.decide(row, 'ask_correction', { reason_code: 'centre', reason: status.reason });
      case 'phone_registered':
        return this.decide(row, 'ask_correction', {
          reason_code: 'phone_registered',
          reason: status.login_url,
        });
      case 'rejected':
        return this.decide(row, 'reject', { reason_code: 'centre_rejected', reason: status.reason });
      case 'registered':
        return this.certify(row, status);
    }
  }

  /** Records that the centre has the filing, the first time it says so: its certificate is due from then on, and late only after that. */
  private async accept({ id, filing_number }: FilingEntity): Promise<void> {
    const waits = filingMachine.actions.send.to;
    await this.db.execute(
      `UPDATE filing SET accepted_at = NOW(3), due_at = IF(state = ?, NOW(3) + INTERVAL ? HOUR, due_at),
          escalated_at = IF(state = ?, NULL, escalated_at)
        WHERE id = ? AND filing_number = ? AND with_centre = 1 AND accepted_at IS NULL`,
      [waits, FILING_HOURS, waits, id, filing_number],
    );
  }

  private async certify(
    row: FilingEntity,
    { number, registration_number, registered_on, certificate }: CentreStatus & { status: 'registered' },
  ): Promise<void> {
    const bytes = await this.centre.certificate(number, certificate);
    const folder = incomingFolder(this.config.DATA_DIR);
    const path = join(folder, ulid());
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(path, bytes, { mode: 0o600 });
      const received = {
        ...{ usage: USAGE, limit: uploadLimit(USAGE), path, size: bytes.length },
        name: `${registration_number.replace(/[^\p{L}\p{N}-]/gu, '-')}.pdf`,
      } as const;
      await this.files.keep(
        received,
        { kind: 'member', id: row.member_id },
        (sql, file) =>
          this.decideIn(sql, row, 'certify', { registration_number, registered_on, certificate: file }),
        { given: true },
      );
    } catch (error) {
      // The fault of the centre, which sent something else than a PDF.
      if (error instanceof DomainError && error.reason === 'VALIDATION')
        throw new Error('filing centre: its certificate is no PDF', { cause: error });
      throw error;
    } finally {
      await rm(path, { force: true });
    }
  }

  private decide(row: FilingEntity, action: FilingAction, decision: Omit<FilingDecision, 'version'>) {
    return this.db.tx((sql) => this.decideIn(sql, row, action, decision));
  }

  private async decideIn(
    sql: Sql,
    { id, filing_number, member_id, version }: FilingEntity,
    action: FilingAction,
    decision: Omit<FilingDecision, 'version'>,
  ): Promise<void> {
    await this.transitions.applyIn<FilingState, FilingAction, FilingEntity>(sql, {
      machine: filingMachine,
      table: 'filing',
      id,
      action,
      actor: SYSTEM,
      // A filing that was withdrawn and submitted again has another number.
      where: { filing_number, with_centre: 1 },
      version,
      reason: reasonLine(decision) || null,
      ...this.review.outcome(action, member_id, decision),
    });
  }
}
