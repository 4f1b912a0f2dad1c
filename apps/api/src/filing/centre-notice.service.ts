import { Inject, Injectable } from '@nestjs/common';
import { ulid } from '@ipw/domain';
import { Db } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { type CentreStatus, FILING_CENTRE, type FilingCentre } from './centre/filing-centre';
import { CentreAnswerService, type CentreVerdict } from './centre-answer.service';
import { CentreStateService } from './centre-state.service';

/** What became of a notice, as it is recorded. */
type Verdict = CentreVerdict | 'forged' | 'failed';

/** Notices that the filing centre sends. */
@Injectable()
export class CentreNoticeService {
  constructor(
    private readonly db: Db,
    private readonly answers: CentreAnswerService,
    private readonly state: CentreStateService,
    @Inject(FILING_CENTRE) private readonly centre: FilingCentre,
  ) {}

  /** A notice of the centre: refused unless it is signed and about a filing that waits for it; each is on record. */
  async receive(body: string, header: (name: string) => string | undefined): Promise<void> {
    const status = this.centre.read(body, header);
    const verdict = status ? await this.takenOnRecord(status) : 'forged';
    if (status) await this.state.answered();
    await this.record(verdict, status);
    if (verdict === 'forged' || verdict === 'unknown') throw new DomainError('FORBIDDEN');
  }

  /** A notice that could not be followed, as without its certificate, is on record too; the centre sends it again. */
  private async takenOnRecord(status: CentreStatus): Promise<CentreVerdict> {
    try {
      return await this.answers.take(status);
    } catch (error) {
      await this.state.failed(error);
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
}
