import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import { HeldBack } from '../jobs/circuit-breaker';
import { JobService } from '../jobs/job.service';
import { LimitService } from '../limit/limit.service';
import type { Count } from '../limit/rules';
import { LOG } from '../log';
import { canonicalPhone, type Phone, PhoneService } from '../security/phone.service';
import { countOrGiveUp, isUsedUp, uncounted } from './counted';
import { type Sms, SMS } from './sms';

/** A queued text message. Notices are also shown in the app, so those over the limit are dropped. */
export interface TextMessage {
  to: Phone;
  text: string;
  notice?: boolean;
  /** A notice to somebody without an account, shown nowhere else: it counts apart, with more a day. */
  only?: boolean;
  /** About the security of the member's account: it counts apart, so that no other notices use up its share. Queue it as urgent. */
  security?: boolean;
  /** Further limits beyond which it is dropped. */
  counts?: readonly Count[];
}

/** Metric for alerts: text messages held back by the hourly cap of the installation. */
const capped = new Counter({ name: 'sms_capped_total', help: 'Text messages held back by the hourly cap' });

/**
 * Sends queued text messages and counts them against two limits: notices to a phone in a day, each kind apart, and messages
 * of the installation in an hour, codes, texts about security and notices apart, so that many notices block neither of the others.
 */
@Injectable()
export class TextMessageService implements OnModuleInit {
  constructor(
    private readonly jobs: JobService,
    private readonly limits: LimitService,
    private readonly phones: PhoneService,
    @Inject(SMS) private readonly sms: Sms,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<TextMessage>('sms', (message) => this.send(message));
  }

  /** Rejects with `NotToBeSent` when the phone has had its notices of the day, and with `HeldBack` until the cap ends. */
  private async send({ to, text, notice, only, security, counts: own = [] }: TextMessage): Promise<void> {
    const phone = this.phones.hash(to);
    // Codes are counted and refused when they are requested.
    const counts: Count[] = [...own];
    if (notice) counts.push(['sms_receiver', phone]);
    if (notice) counts.push([only ? 'sms_guest' : security ? 'sms_security' : 'sms_notice', phone]);
    await countOrGiveUp(this.limits, counts, 'the receiver has had the notices of a day');
    const all: Count = ['sms_all', security ? 'security' : notice ? 'notices' : 'codes'];
    try {
      await this.limits.takeAll([all]).catch((error: unknown) => {
        if (!isUsedUp(error)) throw uncounted(error);
        capped.inc();
        this.log.error({ kind: all[1] }, 'hourly limit of text messages reached');
        throw new HeldBack('hourly limit of text messages reached', Number(error.args['retry_after']));
      });
      counts.push(all);
      await this.sms.send(canonicalPhone(to), text);
    } catch (error) {
      await this.limits.giveBack(counts);
      throw error;
    }
  }
}
