import { createHash, randomInt } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type OwnScene, type Scene, ulid, YZM } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { sweep } from '../core/db/sweep';
import { DomainError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import { KnownDeviceService } from '../core/limit/known-device.service';
import { LimitService } from '../core/limit/limit.service';
import { type Count, networkCounts } from '../core/limit/rules';
import type { Letter } from '../core/providers/mail';
import type { TextMessage } from '../core/providers/text-message.service';
import { FieldCipher } from '../core/security/field-cipher';
import { sameText } from '../core/security/token';
import { type Phone, PhoneService } from '../core/security/phone.service';

/** The device or address that requests or tries a code. */
const asker = (device: string | undefined, { address }: Context) =>
  createHash('sha256')
    .update(device ?? address)
    .digest('hex');
/** Key of the waiting time for the next code: the recipient and, if known, the device. */
const waitOf = (target: string, device: string | undefined) => `${target} ${device ?? ''}`;
const wrongCode = (field = 'yzm') => new DomainError('YZM', {}, [{ field, rule: 'yzm_wrong', args: {} }]);

/** An expired code is no longer sent. */
const URGENT = { urgentForS: YZM.lifeMs / 1000 };

/** A requested code. */
interface Wanted {
  /** Hash of the recipient. */
  target: string;
  scene: Scene | OwnScene;
  /** Rate limits of the channel. */
  by?: Count[];
  /** Why it is not sent after all; checked after the call is counted. */
  refusal?: () => Promise<'PHONE_TAKEN' | 'PHONE_UNKNOWN' | undefined>;
}

/**
 * Codes sent to phones and e-mail addresses: stored hashed, ten minutes, five tries, usable once; the newest of a scene
 * counts.
 */
@Injectable()
export class OneTimeCodeService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: JobService,
    private readonly limits: LimitService,
    private readonly devices: KnownDeviceService,
    private readonly phones: PhoneService,
    private readonly cipher: FieldCipher,
  ) {}

  onModuleInit(): void {
    this.jobs.every(3_600_000, 'sweep-codes', async () => {
      await sweep(this.db, 'DELETE FROM one_time_code WHERE expires_at < NOW(3) - INTERVAL 1 DAY');
    });
  }

  /** Sends a code to a phone; returns the seconds until the next may be requested. */
  async send(phone: Phone, scene: Scene | OwnScene, context: Context): Promise<{ countdown: number }> {
    this.phones.check(phone);
    const target = this.phones.hash(phone);
    const refusal = () => this.leadsNowhere(target, scene);
    return this.issue({ target, scene, refusal, by: [['sms_receiver', target]] }, context, (sql, args) =>
      this.jobs.enqueue(
        sql,
        'sms',
        {
          to: { area_code: phone.area_code, phone_number: phone.phone_number },
          text: translate(context.language, scene === 'confirm' ? 'sms.confirm' : 'sms.yzm', args),
        } satisfies TextMessage,
        URGENT,
      ),
    );
  }

  /** Refuses a registered phone for a new account or number, and sign-in of an unregistered one, before a code is sent. */
  private async leadsNowhere(
    phoneHash: string,
    scene: Scene | OwnScene,
  ): Promise<'PHONE_TAKEN' | 'PHONE_UNKNOWN' | undefined> {
    const isNew = scene === 'register' || scene === 'change_phone';
    if (!isNew && scene !== 'login') return undefined;
    const known = await this.db.one('SELECT id FROM member WHERE phone_hash = ?', [phoneHash]);
    if (isNew) return known ? 'PHONE_TAKEN' : undefined;
    return known ? undefined : 'PHONE_UNKNOWN';
  }

  /** Sends a code to an e-mail address, valid for one member. */
  sendMail(memberId: string, email: string, context: Context): Promise<{ countdown: number }> {
    const target = this.emailTarget(memberId, email);
    return this.issue({ target, scene: 'email' }, context, (sql, args) => {
      const letter: Letter = {
        to: email,
        subject: translate(context.language, 'mail.code.title', args),
        text: translate(context.language, 'mail.code.body', args),
      };
      return this.jobs.enqueue(sql, 'mail', letter, URGENT);
    });
  }

  private async issue(
    { target, scene, refusal, by = [] }: Wanted,
    context: Context,
    queue: (sql: Sql, args: { code: string; minutes: number }) => Promise<void>,
  ): Promise<{ countdown: number }> {
    const device = this.devices.of(context, target);
    const counts: Count[] = [
      device ? ['yzm_device', `${target} ${device}`] : ['yzm_phone', target],
      ...networkCounts('yzm', context),
      ...by,
    ];
    await this.limits.pass(counts, context);
    const refused = await refusal?.();
    if (refused) throw new DomainError(refused);
    // The waiting time applies to all scenes together.
    await this.limits.take('yzm_wait', waitOf(target, device)).catch(async (error: unknown) => {
      await this.limits.giveBack(counts);
      throw error;
    });
    const code = String(randomInt(10 ** YZM.digits)).padStart(YZM.digits, '0');
    const id = ulid();
    await this.db.tx(async (sql) => {
      await sql.execute(
        'INSERT INTO one_time_code (id, phone_hash, scene, code_hash, asked_by, expires_at) VALUES (?, ?, ?, ?, ?, NOW(3) + INTERVAL ? SECOND)',
        [id, target, scene, this.hashOf(id, code), asker(device, context), YZM.lifeMs / 1000],
      );
      await queue(sql, { code, minutes: YZM.lifeMs / 60_000 });
    });
    return { countdown: YZM.waitMs / 1000 };
  }

  private emailTarget(memberId: string, email: string): string {
    return this.cipher.blind('email', `${memberId} ${email}`);
  }

  /** The id of a code to use. Refuses a wrong, used, expired or worn-out one. */
  verify(
    phone: Phone,
    scene: Scene | OwnScene,
    code: string,
    context: Context,
    field = 'yzm',
  ): Promise<string> {
    return this.compare(this.phones.hash(phone), scene, code, context).catch((error: unknown) => {
      throw error instanceof DomainError && error.reason === 'YZM' ? wrongCode(field) : error;
    });
  }

  verifyMail(memberId: string, email: string, code: string, context: Context): Promise<string> {
    return this.compare(this.emailTarget(memberId, email), 'email', code, context);
  }

  /**
   * Counts a try and compares. A code has five tries; other clients than the one that requested it get three of them, so
   * that strangers alone cannot use them up.
   */
  private async compare(
    target: string,
    scene: Scene | OwnScene,
    code: string,
    context: Context,
  ): Promise<string> {
    const found = await this.db.one<{ id: string; code_hash: string; asked_by: string | null }>(
      'SELECT id, code_hash, asked_by FROM one_time_code WHERE phone_hash = ? AND scene = ? ORDER BY created_at DESC, id DESC LIMIT 1',
      [target, scene],
    );
    if (!found) throw wrongCode();
    const device = this.devices.of(context, target);
    const here = asker(device, context);
    const tries = (found.asked_by ?? here) === here ? 'tries' : 'tries_elsewhere';
    const counted = await this.db.execute(
      `UPDATE one_time_code SET ${tries} = ${tries} + 1
        WHERE id = ? AND used_at IS NULL AND ${tries} < ? AND tries + tries_elsewhere < ? AND expires_at > NOW(3)`,
      [found.id, tries === 'tries' ? YZM.tries : YZM.triesElsewhere, YZM.tries],
    );
    if (counted === 0 || !sameText(found.code_hash, this.hashOf(found.id, code))) throw wrongCode();
    // A client that reads the phone's messages need not wait for the next code.
    await this.limits.forget('yzm_wait', waitOf(target, undefined));
    if (device) await this.limits.forget('yzm_wait', waitOf(target, device));
    return found.id;
  }

  /** A keyed hash, because six digits can be guessed from a plain one. */
  private hashOf(id: string, code: string): string {
    return this.cipher.blind('code', `${id} ${code}`);
  }

  /** Marks a verified code as used, in the transaction of what it permits; a concurrent second use is refused. */
  async spend(sql: Sql, id: string): Promise<void> {
    const spent = await sql.execute(
      'UPDATE one_time_code SET used_at = NOW(3) WHERE id = ? AND used_at IS NULL',
      [id],
    );
    if (spent === 0) throw wrongCode();
  }
}
