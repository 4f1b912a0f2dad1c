import { Injectable } from '@nestjs/common';
import { type Language, type MessageKey, ulid } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { MessageService } from '../message';
import { contentOf } from './tender.content';
import type { TenderEntity } from './tender.entity';
import type { NoticeKind } from './tender-notice.entity';

type Key = Extract<MessageKey, `registration_${string}` | `tender_${string}`>;
interface Operator {
  ip_id: string;
  ip_name: string;
  member_id: string;
  language: Language;
}

/** Arguments of a message in a language. */
export type ArgsIn = (language: Language) => Record<string, string>;

/** Messages about a tender to the operators of IPs, who share entries and follows; the title in the reader’s language. */
@Injectable()
export class TenderNoticeService {
  constructor(private readonly messages: MessageService) {}

  /** Notes an event that `TenderWatchService` tells followers and entrants; the same event again is the same row. */
  queue(sql: Sql, tender_id: string, kind: NoticeKind, about = ''): Promise<number> {
    return sql.execute(
      'INSERT INTO tender_notice (id, tender_id, kind, about) VALUES (?, ?, ?, ?) ON DUPLICATE KEY UPDATE about = VALUES(about)',
      [ulid(), tender_id, kind, about],
    );
  }

  async notify(
    sql: Sql,
    tender: TenderEntity,
    ipIds: readonly string[],
    key: Key,
    args: ArgsIn = () => ({}),
  ): Promise<void> {
    if (ipIds.length === 0) return;
    const operators = await sql.rows<Operator>(
      `SELECT o.ip_id, ip.ip_name, o.member_id, m.language FROM ip_operator o JOIN ip ON ip.id = o.ip_id
        JOIN member m ON m.id = o.member_id WHERE o.ip_id IN (?) AND o.match_relation IS NOT NULL ORDER BY o.ip_id, o.id`,
      [ipIds],
    );
    const { texts } = contentOf(tender);
    for (const { ip_id, ip_name, member_id, language } of operators)
      await this.messages.send(sql, member_id, key, {
        ip_id,
        ip_name,
        tender_id: tender.id,
        title: texts[language].title,
        ...args(language),
      });
  }
}
