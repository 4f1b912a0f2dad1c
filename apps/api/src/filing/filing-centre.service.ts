import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
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
import { isOutage } from '../core/db/outage';
import { isDiskFull } from '../core/disk/disk';
import { DomainError } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import { incomingFolder } from '../core/files/receive';
import { JobService } from '../core/jobs/job.service';
import { isBucketOutage } from '../core/providers/bucket-outage';
import { reasonLine } from '../core/review/reason';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { SYSTEM } from '../core/transition/history.service';
import { TransitionService } from '../core/transition/transition.service';
import { ACCEPTED, type CentreStatus, FILING_CENTRE, type FilingCentre } from './centre/filing-centre';
import { CentreStateService } from './centre-state.service';
import type { FilingEntity } from './filing.entity';
import { type FilingDecision, FilingReviewService } from './filing-review.service';
import { orderOf, revisionOf } from './filing-order';

const JOB = 'filing_order';
const USAGE = 'filing_certificate' as const;
type Job = Pick<FilingEntity, 'id' | 'filing_number'>;

/** What became of a notice, as it is recorded. */
type Verdict = 'forged' | 'unknown' | 'not_awaited' | 'taken' | 'failed';

/** Whether an error is the centre's: no refusal, and not that of our disk, bucket or database. */
const isOfCentre = (error: unknown): boolean =>
  !(error instanceof DomainError) && ![isDiskFull, isBucketOutage, isOutage].some((isOurs) => isOurs(error));

/** Filings at the filing centre: ordered and asked about by jobs, and told by its notices. */
@Injectable()
export class FilingCentreService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    private readonly jobs: JobService,
    private readonly files: FileService,
    private readonly transitions: TransitionService,
    private readonly review: FilingReviewService,
    private readonly state: CentreStateService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(FILING_CENTRE) private readonly centre: FilingCentre,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(JOB, (job: Job) => this.order(job));
  }

  /** Orders a filing that waits for the centre, or asks about one it has taken. Throws without an answer: the job is run again. */
  async order({ id, filing_number }: Job): Promise<void> {
    const row = await this.db.one<FilingEntity>(
      'SELECT * FROM filing WHERE id = ? AND filing_number = ? AND state = ?',
      [id, filing_number, filingMachine.actions.send.to],
    );
    if (!row) return;
    try {
      const known = row.ordered_at && (await this.centre.ask(filing_number!));
      const status = known?.revision === revisionOf(row) ? known : await this.place(row);
      await this.state.answered();
      await this.take(status);
    } catch (error) {
      if (isOfCentre(error)) await this.state.failed();
      throw error;
    }
  }

  /** A notice of the centre: refused unless it is signed and about a filing that waits for it; each is on record. */
  async receive(body: string, header: (name: string) => string | undefined): Promise<void> {
    const status = this.centre.read(body, header);
    const verdict = status ? await this.takenOnRecord(status) : 'forged';
    if (status) await this.state.answered();
    await this.record(verdict, status);
    if (verdict === 'forged' || verdict === 'unknown') throw new DomainError('FORBIDDEN');
  }

  /** A notice that could not be followed, as without its certificate, is on record too; the centre sends it again. */
  private async takenOnRecord(status: CentreStatus): Promise<Verdict> {
    try {
      return await this.take(status);
    } catch (error) {
      if (isOfCentre(error)) await this.state.failed();
      await this.record('failed', status);
      throw error;
    }
  }

  /** Of forged notices at most one a minute: anybody can send them. */
  private async record(verdict: Verdict, status: CentreStatus | undefined): Promise<void> {
    await this.db.execute(
      `INSERT INTO filing_notice (id, filing_number, status, verdict) SELECT ?, ?, ?, ? FROM DUAL WHERE ? <> 'forged'
        OR NOT EXISTS (SELECT 1 FROM filing_notice WHERE created_at > NOW(3) - INTERVAL 1 MINUTE AND verdict = 'forged')`,
      [ulid(), status?.number.slice(0, 32) ?? null, status?.status ?? null, verdict, verdict],
    );
  }

  private async place(row: FilingEntity): Promise<CentreStatus> {
    const order = await orderOf(this.db, row, this.cipher, this.phones);
    const status = await this.centre.order(order, ({ id }) => this.files.original(id));
    await this.db.execute('UPDATE filing SET ordered_at = NOW(3) WHERE id = ? AND filing_number = ?', [
      row.id,
      row.filing_number,
    ]);
    return status;
  }

  /** Applies what the centre says, once: a filing that no longer waits for it stays as it is. */
  private async take(status: CentreStatus): Promise<Verdict> {
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
      await this.files.keep(received, { kind: 'member', id: row.member_id }, (sql, file) =>
        this.decideIn(sql, row, 'certify', { registration_number, registered_on, certificate: file }),
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
