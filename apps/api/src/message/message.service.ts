import { Injectable } from '@nestjs/common';
import {
  type BroadcastTexts,
  type Language,
  type MessageKey,
  type MessageRow,
  type Page,
  ulid,
} from '@ipw/domain';
import { Db, fromJson, type Sql } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { say } from '../core/i18n';
import { pageOf } from '../core/http/page';

export type MessageArgs = Record<string, string | number>;

interface Stored {
  id: string;
  message_key: MessageKey;
  args: string;
  /** Of an announcement: title and body by language. */
  texts: string | null;
  link: string | null;
  read_at: Date | null;
  created_at: Date;
}

/** Messages to members: written in the transaction that causes them, worded when read. */
@Injectable()
export class Messages {
  constructor(private readonly db: Db) {}

  send(
    sql: Sql,
    memberId: string,
    key: MessageKey,
    args: MessageArgs = {},
    link: string | null = null,
  ): Promise<void> {
    return sql.insert('message', {
      id: ulid(),
      member_id: memberId,
      message_key: key,
      args: JSON.stringify(args),
      link,
    });
  }

  async list(
    memberId: string,
    paging: { page: number; page_size: number; cursor?: string | undefined },
    language: Language,
  ): Promise<Page<MessageRow>> {
    return pageOf<Stored, MessageRow>(
      this.db,
      {
        from: 'message t LEFT JOIN broadcast b ON b.id = t.broadcast_id',
        columns: 't.*, b.texts',
        where: 't.member_id = ?',
        params: [memberId],
      },
      paging,
      (row) => ({
        message_id: row.id,
        key: row.message_key,
        ...words(row, language),
        link: row.link,
        is_read: row.read_at ? 1 : 0,
        created_at: row.created_at.toISOString(),
      }),
    );
  }

  async read(memberId: string, messageId: string | undefined, all: boolean): Promise<{ unread: number }> {
    if (all)
      await this.db.change('UPDATE message SET read_at = NOW(3) WHERE member_id = ? AND read_at IS NULL', [
        memberId,
      ]);
    else {
      const found = await this.db.change(
        'UPDATE message SET read_at = COALESCE(read_at, NOW(3)) WHERE id = ? AND member_id = ?',
        [messageId ?? '', memberId],
      );
      if (found === 0) throw notFound();
    }
    return { unread: await this.unread(memberId) };
  }

  async unread(memberId: string): Promise<number> {
    const row = await this.db.one<{ n: number | string }>(
      'SELECT COUNT(*) AS n FROM message WHERE member_id = ? AND read_at IS NULL',
      [memberId],
    );
    return Number(row?.n ?? 0);
  }
}

/** What has words of its own travels as their key (`reason_key`) and is worded with the rest (`{reason_label}`). */
function words({ message_key, args, texts }: Stored, language: Language): { title: string; body: string } {
  const values = fromJson<MessageArgs>(args);
  const labels = Object.entries(values)
    .filter(([name]) => name.endsWith('_key'))
    .map(([name, key]) => [name.replace(/key$/, 'label'), say(language, String(key))]);
  const announced = texts ? fromJson<BroadcastTexts>(texts)[language] : {};
  const worded = { reason: '', reason_label: '', ...values, ...announced, ...Object.fromEntries(labels) };
  return {
    title: say(language, `message.${message_key}.title`, worded),
    body: say(language, `message.${message_key}.body`, worded).trim(),
  };
}
