import { createHash, randomInt } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Scene, ulid, YZM } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import type { Context } from '../core/http/context';
import { say } from '../core/i18n';
import { Jobs } from '../core/jobs/jobs';
import { KnownDevices } from '../core/limit/known-devices';
import { Limits } from '../core/limit/limits';
import { placesOf } from '../core/limit/rules';
import { type Sms, SMS } from '../core/providers/sms';
import { FieldCipher } from '../core/security/field-cipher';
import { sameText } from '../core/security/token';
import { type Phone, Phones } from '../core/security/phones';

/** Who asks for a code or tries one. */
const asker = (device: string | undefined, { address }: Context) =>
  createHash('sha256')
    .update(device ?? address)
    .digest('hex');
const wrongCode = () => new DomainError('YZM', {}, [{ field: 'yzm', rule: 'yzm_wrong', args: {} }]);

/** Codes sent to phones: stored hashed, ten minutes, five tries, once; the newest of a scene counts. */
@Injectable()
export class OneTimeCodes implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
    private readonly devices: KnownDevices,
    private readonly phones: Phones,
    private readonly cipher: FieldCipher,
    @Inject(SMS) private readonly sms: Sms,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ to: Phone; text: string }>('sms', ({ to, text }) => this.sms.send(to, text));
    this.jobs.every(3_600_000, 'sweep-codes', async () => {
      await this.db.change(
        'DELETE FROM one_time_code WHERE expires_at < NOW(3) - INTERVAL 1 DAY LIMIT 10000',
      );
    });
  }

  /** Sends a code; answers the seconds until the next may be asked for. */
  async send(phone: Phone, scene: Scene, context: Context): Promise<{ countdown: number }> {
    this.phones.check(phone);
    const phoneHash = this.phones.hash(phone);
    const device = this.devices.of(context, phoneHash);
    await this.limits.pass(
      [
        ['yzm_wait', `${phoneHash} ${scene} ${device ?? ''}`],
        device ? ['yzm_device', `${phoneHash} ${device}`] : ['yzm_phone', phoneHash],
        ...placesOf('yzm', context),
      ],
      context,
    );
    const code = String(randomInt(10 ** YZM.digits)).padStart(YZM.digits, '0');
    const id = ulid();
    await this.db.tx(async (sql) => {
      await sql.change(
        'INSERT INTO one_time_code (id, phone_hash, scene, code_hash, asked_by, expires_at) VALUES (?, ?, ?, ?, ?, NOW(3) + INTERVAL ? SECOND)',
        [id, phoneHash, scene, this.hashOf(id, code), asker(device, context), YZM.lifeMs / 1000],
      );
      await this.jobs.enqueue(sql, 'sms', {
        to: { area_code: phone.area_code, phone_number: phone.phone_number },
        text: say(context.language, 'sms.yzm', { code, minutes: YZM.lifeMs / 60_000 }),
      });
    });
    return { countdown: YZM.waitMs / 1000 };
  }

  /**
   * Counts a try and compares; answers the id to spend. Refuses a wrong, used, expired or worn-out code. Tries from
   * elsewhere than where the code was asked for are counted apart, so that strangers cannot wear it out.
   */
  async verify(phone: Phone, scene: Scene, code: string, context: Context): Promise<string> {
    const phoneHash = this.phones.hash(phone);
    const found = await this.db.one<{ id: string; code_hash: string; asked_by: string | null }>(
      'SELECT id, code_hash, asked_by FROM one_time_code WHERE phone_hash = ? AND scene = ? ORDER BY created_at DESC, id DESC LIMIT 1',
      [phoneHash, scene],
    );
    if (!found) throw wrongCode();
    const here = asker(this.devices.of(context, phoneHash), context);
    const tries = (found.asked_by ?? here) === here ? 'tries' : 'tries_elsewhere';
    const counted = await this.db.change(
      `UPDATE one_time_code SET ${tries} = ${tries} + 1 WHERE id = ? AND used_at IS NULL AND ${tries} < ? AND expires_at > NOW(3)`,
      [found.id, YZM.tries],
    );
    if (counted === 0 || !sameText(found.code_hash, this.hashOf(found.id, code))) throw wrongCode();
    return found.id;
  }

  /** Keyed: six digits behind a plain hash are guessed in no time. */
  private hashOf(id: string, code: string): string {
    return this.cipher.blind('code', `${id} ${code}`);
  }

  /** Uses a verified code up, in the transaction of what it allows; of two at once one is refused. */
  async spend(sql: Sql, id: string): Promise<void> {
    const spent = await sql.change(
      'UPDATE one_time_code SET used_at = NOW(3) WHERE id = ? AND used_at IS NULL',
      [id],
    );
    if (spent === 0) throw wrongCode();
  }
}
