import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { filingMachine } from '@ipw/domain';
import { Db } from '../core/db/db';
import { FileService } from '../core/files/file.service';
import { JobService } from '../core/jobs/job.service';
import { FieldCipher } from '../core/security/field-cipher';
import { PhoneService } from '../core/security/phone.service';
import { type CentreStatus, FILING_CENTRE, type FilingCentre } from './centre/filing-centre';
import { CentreAnswerService } from './centre-answer.service';
import { CentreStateService } from './centre-state.service';
import type { FilingEntity } from './filing.entity';
import { orderOf, revisionOf } from './filing-order';

const JOB = 'filing_order';
type Job = Pick<FilingEntity, 'id' | 'filing_number'>;

/** The job that orders filings from the filing centre, or asks about them. */
@Injectable()
export class CentreOrderService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    private readonly jobs: JobService,
    private readonly files: FileService,
    private readonly answers: CentreAnswerService,
    private readonly state: CentreStateService,
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
      await this.answers.take(status);
    } catch (error) {
      await this.state.failed(error);
      throw error;
    }
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
}
