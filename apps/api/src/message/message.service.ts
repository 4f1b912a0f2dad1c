import {
  type Choices,
  groupOf,
  isAlwaysSms,
  keysOf,
  type Language,
  maskEmail,
  MESSAGE_GROUPS,
  type MessageGroup,
  type MessageKey,
  type MessageRow,
  nextMorning,
  type Page,
  type Preferences,
  preferencesOf,
  type PreferenceView,
  ulid,
  type Unread,
} from '@ipw/domain';
import { Injectable } from '@nestjs/common';
import { Db, fromJson, type Sql } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { pageOf } from '../core/http/page';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import type { Count } from '../core/limit/rules';
import type { Letter } from '../core/providers/mail';
import type { TextMessage } from '../core/providers/text-message.service';
import { FieldCipher } from '../core/security/field-cipher';
import { type Phone, PhoneService } from '../core/security/phone.service';
import { BellService, EVERYBODY } from './bell.service';
import { linkOf, type MessageArgs, wordsOf } from './message.view';

/** Data of a recipient needed to send a message. */
export interface Reader {
  id: string;
  area_code: string;
  phone: Buffer;
  email: Buffer | null;
  channels: string | null;
  language: Language;
}

/** Columns of `member` that make a `Reader`, for a SELECT list. */
export const READER = 'id, area_code, phone, email, channels, language';

/** By which channels a member gets which kinds of messages. */
export const preferencesFor = (reader: Pick<Reader, 'channels' | 'email'>): Preferences =>
  preferencesOf(reader.channels ? fromJson<Choices>(reader.channels) : {}, reader.email !== null);

/** Queues SMS and e-mail for messages by the member's preferences, in the transaction that writes the message. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly jobs: JobService,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
  ) {}

  preferences(reader: Pick<Reader, 'id' | 'channels' | 'email'>): PreferenceView {
    const address = this.addressOf(reader);
    return { preferences: preferencesFor(reader), email: address && maskEmail(address) };
  }

  /**
   * Queues SMS and e-mail, or says when they are sent with others; and whether the app shows the message as new. `smsCounts`:
   * limits beyond which the SMS is dropped.
   */
  async send(
    sql: Sql,
    reader: Reader,
    key: MessageKey,
    words: { title: string; body: string },
    smsCounts: readonly Count[] = [],
  ): Promise<{ inApp: boolean; digestAt: Date | null }> {
    const channels = preferencesFor(reader)[groupOf(key)];
    const { in_app: inApp, sms, email } = channels;
    if (channels.daily && !isAlwaysSms(key))
      return { inApp, digestAt: sms || email ? nextMorning(new Date()) : null };
    const security = groupOf(key) === 'security';
    await this.queue(sql, reader, words, { sms: sms || isAlwaysSms(key), email, security, smsCounts });
    return { inApp, digestAt: null };
  }

  /** Queues a text by these channels. */
  async queue(
    sql: Sql,
    reader: Reader,
    words: { title: string; body: string },
    by: { sms: boolean; email: boolean; security?: boolean; smsCounts?: readonly Count[] },
  ): Promise<void> {
    if (by.sms) {
      const security = by.security ?? false;
      const message: TextMessage = {
        to: { area_code: reader.area_code, phone_number: this.phones.open(reader.id, reader.phone) },
        text: translate(reader.language, 'sms.notice', words),
        notice: true,
        security,
        counts: by.smsCounts ?? [],
      };
      await this.jobs.enqueue(sql, 'sms', message, { urgent: security });
    }
    if (by.email) {
      const { title: subject, body } = words;
      const text = translate(reader.language, 'mail.notice', { body });
      const letter: Letter = { to: this.addressOf(reader)!, subject, text };
      await this.jobs.enqueue(sql, 'mail', letter);
    }
  }

  /** Queues the message as SMS to a phone that no member has. */
  async sendToPhone(
    sql: Sql,
    to: Phone,
    language: Language,
    words: { title: string; body: string },
  ): Promise<void> {
    const text = translate(language, 'sms.notice', words);
    await this.jobs.enqueue(sql, 'sms', { to, text, notice: true } satisfies TextMessage);
  }

  /** The member with this phone. */
  async memberOf(sql: Sql, phone: Phone): Promise<string | undefined> {
    const found = await sql.one<{ id: string }>(
      'SELECT id FROM member WHERE phone_hash = ? AND closed_at IS NULL',
      [this.phones.hash(phone)],
    );
    return found?.id;
  }

  private addressOf({ id, email }: Pick<Reader, 'id' | 'email'>): string | null {
    return email && this.cipher.open(`member:${id}:email`, email);
  }
}

interface Stored {
  id: string;
  message_key: MessageKey;
  args: string;
  /** For broadcasts: title and body by language. */
  texts: string | null;
  link: string | null;
  read_at: Date | null;
  created_at: Date;
}

interface MessageQuery {
  page: number;
  page_size: number;
  cursor?: string | undefined;
  group?: MessageGroup | undefined;
  is_read?: number | undefined;
}

/** Messages to members: stored as key and arguments in the transaction that causes them, rendered when read. */
@Injectable()
export class MessageService {
  constructor(
    private readonly db: Db,
    private readonly delivery: DeliveryService,
    private readonly bell: BellService,
  ) {}

  /** Stores the message, and queues the SMS and e-mail the member has chosen; beyond `smsCounts` the SMS is dropped. */
  async send(
    sql: Sql,
    memberId: string,
    key: MessageKey,
    args: MessageArgs = {},
    link: string | null = linkOf(key, args),
    smsCounts: readonly Count[] = [],
  ): Promise<void> {
    const reader = await sql.one<Reader>(`SELECT ${READER} FROM member WHERE id = ? AND closed_at IS NULL`, [
      memberId,
    ]);
    if (!reader) return;
    const { inApp, digestAt } = await this.delivery.send(
      sql,
      reader,
      key,
      wordsOf(key, args, reader.language),
      smsCounts,
    );
    await sql.insert('message', {
      id: ulid(),
      member_id: memberId,
      message_key: key,
      args: JSON.stringify(args),
      link,
      // Switched off in the app: stored as read, so that it can be found without a notification.
      read_at: inApp ? null : new Date(),
      digest_at: digestAt,
    });
    sql.afterCommit(() => this.bell.ring(memberId));
  }

  /** Sends to the holder of a phone number: as a message when it is a member's, or else by SMS. */
  async sendByPhone(
    sql: Sql,
    phone: Phone,
    language: Language,
    key: MessageKey,
    args: MessageArgs = {},
    link: string | null = linkOf(key, args),
  ): Promise<void> {
    const memberId = await this.delivery.memberOf(sql, phone);
    if (memberId) await this.send(sql, memberId, key, args, link);
    else await this.delivery.sendToPhone(sql, phone, language, wordsOf(key, args, language));
  }

  /**
   * Stores a broadcast's message for each member, as read for those who switched it off in the app (`filed`), for the next
   * digest of those who get their texts once a day (`daily`). Its id is derived from broadcast and member, so storing it
   * again creates no second one.
   */
  async store(
    sql: Sql,
    broadcast: { id: string; head: string | null; link: string | null },
    memberIds: readonly string[],
    { filed, daily }: { filed: readonly string[]; daily: readonly string[] },
  ): Promise<void> {
    const some = (ids: readonly string[]) => (ids.length ? ids : ['']);
    const { id, head, link } = broadcast;
    // Hexadecimal digits are valid digits of a ULID.
    await sql.execute(
      `INSERT INTO message (id, member_id, message_key, args, link, broadcast_id, read_at, digest_at)
         SELECT CONCAT(?, UPPER(LEFT(SHA2(CONCAT(?, m.id), 256), 16))), m.id, 'broadcast', '{}', ?, ?,
             IF(m.id IN (?), NOW(3), NULL), IF(m.id IN (?), ?, NULL)
           FROM member m WHERE m.id IN (?)
       ON DUPLICATE KEY UPDATE message.id = message.id`,
      [head, id, link, id, some(filed), some(daily), nextMorning(new Date()), memberIds],
    );
    sql.afterCommit(() => this.bell.ring(EVERYBODY));
  }

  async list(memberId: string, query: MessageQuery, language: Language): Promise<Page<MessageRow>> {
    const conditions = ['t.member_id = ?'];
    const params: unknown[] = [memberId];
    if (query.group) {
      conditions.push('t.message_key IN (?)');
      params.push(keysOf(query.group));
    }
    if (query.is_read !== undefined) conditions.push(`t.read_at IS ${query.is_read ? 'NOT NULL' : 'NULL'}`);
    return pageOf<Stored, MessageRow>(
      this.db,
      {
        from: 'message t LEFT JOIN broadcast b ON b.id = t.broadcast_id',
        by: 'created_at',
        columns: 't.*, b.texts',
        where: conditions.join(' AND '),
        params,
      },
      query,
      (row) => ({
        message_id: row.id,
        key: row.message_key,
        group: groupOf(row.message_key),
        ...wordsOf(row.message_key, fromJson<MessageArgs>(row.args), language, row.texts),
        link: row.link,
        is_read: row.read_at ? 1 : 0,
        created_at: row.created_at.toISOString(),
      }),
    );
  }

  async read(memberId: string, messageId: string): Promise<Unread> {
    const found = await this.db.execute(
      'UPDATE message SET read_at = COALESCE(read_at, NOW(3)) WHERE id = ? AND member_id = ?',
      [messageId, memberId],
    );
    if (found === 0) throw notFound();
    this.db.afterCommit(() => this.bell.ring(memberId));
    return this.unread(memberId);
  }

  /** Marks all messages as read, or all of a group. */
  async readAll(memberId: string, group?: MessageGroup): Promise<Unread> {
    await this.db.execute(
      `UPDATE message SET read_at = NOW(3) WHERE member_id = ? AND read_at IS NULL ${group ? 'AND message_key IN (?)' : ''}`,
      group ? [memberId, keysOf(group)] : [memberId],
    );
    this.db.afterCommit(() => this.bell.ring(memberId));
    return this.unread(memberId);
  }

  async unread(memberId: string): Promise<Unread> {
    const rows = await this.db.rows<{ message_key: MessageKey; n: number | string }>(
      'SELECT message_key, COUNT(*) AS n FROM message WHERE member_id = ? AND read_at IS NULL GROUP BY message_key',
      [memberId],
    );
    const groups = Object.fromEntries(MESSAGE_GROUPS.map((group) => [group, 0])) as Unread['groups'];
    for (const { message_key, n } of rows) groups[groupOf(message_key)] += Number(n);
    return { unread: Object.values(groups).reduce((sum, n) => sum + n, 0), groups };
  }
}
