import { createHash, randomInt } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Language, type OwnScene, type Scene, ulid, YZM } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError } from '../core/errors/domain-error';
import { say } from '../core/i18n';
import { Jobs } from '../core/jobs/jobs';
import { Limits } from '../core/limit/limits';
import type { Letter } from '../core/providers/mail';
import { type Sms, SMS } from '../core/providers/sms';
import { FieldCipher } from '../core/security/field-cipher';
import { sameText } from '../core/security/token';
import { type Phone, Phones } from '../core/security/phones';

const hashCode = (id: string, code: string) => createHash('sha256').update(`${id} ${code}`).digest('hex');
const wrongCode = () => new DomainError('YZM', {}, [{ field: 'yzm', rule: 'yzm_wrong', args: {} }]);

/** Codes sent to phones and e-mail addresses: stored hashed, ten minutes, five tries, once; the newest of a scene counts. */
@Injectable()
export class OneTimeCodes implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly jobs: Jobs,
    private readonly limits: Limits,
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

  /** Sends a code to a phone; answers the seconds until the next may be asked for. */
  async send(
    phone: Phone,
    scene: Scene | OwnScene,
    address: string,
    language: Language,
  ): Promise<{ countdown: number }> {
    this.phones.check(phone);
    return this.issue(this.phones.hash(phone), scene, address, (sql, args) =>
      this.jobs.enqueue(sql, 'sms', {
        to: { area_code: phone.area_code, phone_number: phone.phone_number },
        text: say(language, scene === 'confirm' ? 'sms.confirm' : 'sms.yzm', args),
      }),
    );
  }

  /** The same to an e-mail address, for one member alone. */
  sendMail(
    memberId: string,
    email: string,
    address: string,
    language: Language,
  ): Promise<{ countdown: number }> {
    return this.issue(this.emailTarget(memberId, email), 'email', address, (sql, args) => {
      const letter: Letter = {
        to: email,
        subject: say(language, 'mail.code.title', args),
        text: say(language, 'mail.code.body', args),
      };
      return this.jobs.enqueue(sql, 'mail', letter);
    });
  }

  private async issue(
    target: string,
    scene: Scene | OwnScene,
    address: string,
    queue: (sql: Sql, args: { code: string; minutes: number }) => Promise<void>,
  ): Promise<{ countdown: number }> {
    await this.limits.take('yzm_wait', `${target} ${scene}`);
    await this.limits.take('yzm_address', address);
    await this.limits.take('yzm_phone', target);
    const code = String(randomInt(10 ** YZM.digits)).padStart(YZM.digits, '0');
    const id = ulid();
    await this.db.tx(async (sql) => {
      await sql.insert('one_time_code', {
        id,
        phone_hash: target,
        scene,
        code_hash: hashCode(id, code),
        expires_at: new Date(Date.now() + YZM.lifeMs),
      });
      await queue(sql, { code, minutes: YZM.lifeMs / 60_000 });
    });
    return { countdown: YZM.waitMs / 1000 };
  }

  private emailTarget(memberId: string, email: string): string {
    return this.cipher.blind('email', `${memberId} ${email}`);
  }

  /** Counts a try and compares; answers the id to spend. Refuses a wrong, used, expired or worn-out code. */
  verify(phone: Phone, scene: Scene | OwnScene, code: string): Promise<string> {
    return this.compare(this.phones.hash(phone), scene, code);
  }

  verifyMail(memberId: string, email: string, code: string): Promise<string> {
    return this.compare(this.emailTarget(memberId, email), 'email', code);
  }

  private async compare(target: string, scene: Scene | OwnScene, code: string): Promise<string> {
    const found = await this.db.one<{ id: string; code_hash: string }>(
      'SELECT id, code_hash FROM one_time_code WHERE phone_hash = ? AND scene = ? ORDER BY id DESC LIMIT 1',
      [target, scene],
    );
    if (!found) throw wrongCode();
    const counted = await this.db.change(
      'UPDATE one_time_code SET tries = tries + 1 WHERE id = ? AND used_at IS NULL AND tries < ? AND expires_at > NOW(3)',
      [found.id, YZM.tries],
    );
    if (counted === 0 || !sameText(found.code_hash, hashCode(found.id, code))) throw wrongCode();
    return found.id;
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
