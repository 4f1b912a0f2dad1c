import { Injectable } from '@nestjs/common';
import {
  ALWAYS_ON,
  type Choices,
  type Input,
  isLocked,
  type preferenceApi,
  preferencesOf,
  type PreferenceView,
} from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import { DeliveryService, READER, type Reader } from '../message';

/** The member's notification channels for each group. */
@Injectable()
export class MessagePreferenceService {
  constructor(
    private readonly db: Db,
    private readonly delivery: DeliveryService,
  ) {}

  async of(memberId: string): Promise<PreferenceView> {
    return this.delivery.preferences(must(await this.db.one<Reader>(SELECT, [memberId])));
  }

  /** Changes one switch. Refuses to silence or delay security messages, and e-mail without a confirmed address. */
  async set(
    memberId: string,
    { group, channel, on }: Input<typeof preferenceApi.set>,
  ): Promise<PreferenceView> {
    await this.db.tx(async (sql) => {
      const reader = must(await sql.one<Reader>(`${SELECT} FOR UPDATE`, [memberId]));
      const choices = reader.channels ? fromJson<Choices>(reader.channels) : {};
      const now = preferencesOf(choices, reader.email !== null);
      if (on && channel === 'email' && reader.email === null)
        throw validationError('channel', 'email_needed');
      if (on !== now[group][channel] && isLocked(group, channel, now))
        throw validationError('channel', 'security_channel');
      // For security the full current setting is stored, so that a later change starts from what was shown.
      const base = group === ALWAYS_ON ? now[group] : choices[group];
      const next: Choices = { ...choices, [group]: { ...base, [channel]: on } };
      await sql.update('member', { channels: JSON.stringify(next) }, { id: memberId });
    });
    return this.of(memberId);
  }
}

const SELECT = `SELECT ${READER} FROM member WHERE id = ? AND closed_at IS NULL`;

function must(reader: Reader | undefined): Reader {
  if (!reader) throw new DomainError('TOKEN_ILLEGAL');
  return reader;
}
