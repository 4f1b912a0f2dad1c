import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { JobService } from '../jobs/job.service';
import { LimitService } from '../limit/limit.service';
import type { Count } from '../limit/rules';
import { countOrGiveUp } from './counted';
import { type Letter, MAIL, type Mail } from './mail';

/** A queued e-mail. */
export interface QueuedLetter extends Letter {
  /** Limits beyond which it is dropped: of an address that somebody else may have given. */
  counts?: readonly Count[];
}

/** Sends queued e-mails. */
@Injectable()
export class LetterService implements OnModuleInit {
  constructor(
    private readonly jobs: JobService,
    private readonly limits: LimitService,
    @Inject(MAIL) private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<QueuedLetter>('mail', (letter) => this.send(letter));
  }

  private async send({ counts = [], ...letter }: QueuedLetter): Promise<void> {
    await countOrGiveUp(this.limits, counts, 'the address has had its letters of a day');
    try {
      await this.mail.send(letter);
    } catch (error) {
      await this.limits.giveBack(counts).catch(() => undefined);
      throw error;
    }
  }
}
