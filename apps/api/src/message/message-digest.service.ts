import { Injectable, type OnModuleInit } from '@nestjs/common';
import { groupOf } from '@ipw/domain';
import { Db, fromJson, type Sql } from '../core/db/db';
import { sweepEach } from '../core/db/sweep';
import { translate } from '../core/i18n';
import { JobService } from '../core/jobs/job.service';
import { gauge } from '../core/metrics/metrics';
import type { MessageEntity } from './message.entity';
import { DeliveryService, preferencesFor, READER, type Reader } from './message.service';
import { type MessageArgs, wordsOf } from './message.view';

const EVERY_MS = 300_000;
/** Titles in one digest. */
const TITLES = 10;

/** `texts`: title and body of a broadcast by language. */
type DueMessage = MessageEntity & { texts: string | null };

/** Sends the messages of a day together to members who want it so, each once. */
@Injectable()
export class MessageDigestService implements OnModuleInit {
  constructor(
    private readonly db: Db,
    private readonly delivery: DeliveryService,
    private readonly jobs: JobService,
  ) {}

  onModuleInit(): void {
    this.jobs.everyApart(EVERY_MS, 'message-digest', (closing) => this.run(closing));
    if (!this.jobs.isWorking) return;
    gauge('digest_late_seconds', 'Time the oldest due digest of a member has waited', undefined, async () => {
      const oldest = await this.db.one<{ age: number | string }>(
        'SELECT TIMESTAMPDIFF(SECOND, digest_at, NOW(3)) AS age FROM message WHERE digest_at <= NOW(3) ORDER BY digest_at LIMIT 1',
      );
      return [[Number(oldest?.age ?? 0)]];
    });
  }

  /** Sends all that are due: those of all members are due at the same time of the day. A member's other messages find nothing left. */
  run(closing?: AbortSignal): Promise<void> {
    return sweepEach<{ member_id: string }>(
      this.db,
      'SELECT member_id FROM message WHERE digest_at <= NOW(3)',
      [],
      ({ member_id }) => this.db.tx((sql) => this.send(sql, member_id)),
      closing,
    );
  }

  /** The mark is taken off in the transaction that queues the text. What was read in the app meanwhile is left out. */
  private async send(sql: Sql, memberId: string): Promise<void> {
    const found = await sql.rows<DueMessage>(
      `SELECT t.*, (SELECT b.texts FROM broadcast b WHERE b.id = t.broadcast_id) AS texts FROM message t
        WHERE t.member_id = ? AND t.digest_at <= NOW(3) ORDER BY t.created_at, t.id FOR UPDATE`,
      [memberId],
    );
    if (found.length === 0) return;
    await sql.execute('UPDATE message SET digest_at = NULL WHERE id IN (?)', [found.map(({ id }) => id)]);
    const reader = await sql.one<Reader>(`SELECT ${READER} FROM member WHERE id = ? AND closed_at IS NULL`, [
      memberId,
    ]);
    if (!reader) return;
    const chosen = preferencesFor(reader);
    const channelsOf = ({ message_key }: MessageEntity) => chosen[groupOf(message_key)];
    const news = found.filter((message) => !message.read_at || !channelsOf(message).in_app);
    if (news.length === 0) return;
    await this.delivery.queue(sql, reader, this.wordsOf(news, reader), {
      sms: news.some((message) => channelsOf(message).sms),
      email: news.some((message) => channelsOf(message).email),
    });
  }

  private wordsOf(news: readonly DueMessage[], { language }: Reader): { title: string; body: string } {
    const titles = news
      .slice(0, TITLES)
      .map(
        ({ message_key, args, texts }) =>
          wordsOf(message_key, fromJson<MessageArgs>(args), language, texts).title,
      );
    const more = news.length > TITLES ? ['…'] : [];
    return {
      title: translate(language, 'digest.title', { count: news.length }),
      body: [...titles, ...more].join(translate(language, 'digest.between')),
    };
  }
}
