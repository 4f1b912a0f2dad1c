import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Choices,
  groupOf,
  type Language,
  maskEmail,
  type MessageKey,
  type Preferences,
  preferencesOf,
  type PreferenceView,
} from '@ipw/domain';
import { fromJson, type Sql } from '../core/db/db';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import { type Letter, MAIL, type Mail } from '../core/providers/mail';
import { FieldCipher } from '../core/security/field-cipher';
import type { TextMessage } from '../core/providers/text-message.service';
import { PhoneService } from '../core/security/phone.service';

/** Data of a recipient needed to send a message. */
export interface Reader {
  id: string;
  area_code: string;
  phone: Buffer;
  email: Buffer | null;
  channels: string | null;
  language: Language;
}

export const READER = 'id, area_code, phone, email, channels, language';

const preferencesFor = (reader: Pick<Reader, 'channels' | 'email'>): Preferences =>
  preferencesOf(reader.channels ? fromJson<Choices>(reader.channels) : {}, reader.email !== null);

/** Queues SMS and e-mail for messages by the member's preferences, in the transaction that writes the message. */
@Injectable()
export class DeliveryService implements OnModuleInit {
  constructor(
    private readonly jobs: JobService,
    private readonly cipher: FieldCipher,
    private readonly phones: PhoneService,
    @Inject(MAIL) private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<Letter>('mail', (letter) => this.mail.send(letter));
  }

  preferences(reader: Pick<Reader, 'id' | 'channels' | 'email'>): PreferenceView {
    const address = this.addressOf(reader);
    return { preferences: preferencesFor(reader), email: address && maskEmail(address) };
  }

  /** Queues SMS and e-mail; returns whether the app shows the message as new. */
  async send(
    sql: Sql,
    reader: Reader,
    key: MessageKey,
    words: { title: string; body: string },
  ): Promise<{ inApp: boolean }> {
    const channels = preferencesFor(reader)[groupOf(key)];
    if (channels.sms)
      await this.jobs.enqueue(sql, 'sms', {
        to: { area_code: reader.area_code, phone_number: this.phones.open(reader.id, reader.phone) },
        text: translate(reader.language, 'sms.notice', words),
        notice: true,
      } satisfies TextMessage);
    if (channels.email) {
      const { title: subject, body } = words;
      const text = translate(reader.language, 'mail.notice', { body });
      const letter: Letter = { to: this.addressOf(reader)!, subject, text };
      await this.jobs.enqueue(sql, 'mail', letter);
    }
    return { inApp: channels.in_app };
  }

  private addressOf({ id, email }: Pick<Reader, 'id' | 'email'>): string | null {
    return email && this.cipher.open(`member:${id}:email`, email);
  }
}
