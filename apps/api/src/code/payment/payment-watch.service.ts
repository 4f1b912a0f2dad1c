import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { labelPaymentMachine } from '@ipw/domain';
import { Db } from '../../core/db/db';
import { JobService } from '../../core/jobs/job.service';
import { PaymentService } from './payment.service';
import { ignoreNoAnswer, WALLET, type Wallet } from './wallet';

const JOB = 'wallet_questions';
const EVERY_MS = 60_000;
/** Seconds to wait for a notification, and between two queries. */
const ASK_EVERY_S = 300;
const MOST_AT_ONCE = 100;

/** Queries the wallet about payments open for some minutes, because notifications can get lost, and ends expired ones. */
@Injectable()
export class PaymentWatchService implements OnApplicationBootstrap {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly payments: PaymentService,
    @Inject(WALLET) private readonly wallet: Wallet,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.handle(JOB, () => this.run());
    this.jobs.every(EVERY_MS, JOB, async () => {
      if ((await this.due(1)).length > 0 && (await this.jobs.queued(this.db, JOB)).length === 0)
        await this.db.tx((sql) => this.jobs.enqueue(sql, JOB, {}));
    });
  }

  /** Payments queried longest ago come first, so that one without an answer does not delay the others twice. */
  async run(): Promise<void> {
    for (const { id } of await this.due(MOST_AT_ONCE))
      try {
        await this.payments.look(id, ASK_EVERY_S);
      } catch (error) {
        return ignoreNoAnswer(error);
      }
  }

  private due(most: number): Promise<{ id: string }[]> {
    return this.db.rows(
      `SELECT id FROM label_payment WHERE state = ? AND provider = ? AND asked_at <= NOW(3) - INTERVAL ? SECOND
        ORDER BY asked_at LIMIT ${String(most)}`,
      [labelPaymentMachine.initial, this.wallet.name, ASK_EVERY_S],
    );
  }
}
