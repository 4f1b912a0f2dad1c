import { Injectable, type OnModuleInit } from '@nestjs/common';
import { maskName } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import type { ContentRef } from '../core/reviewed-content/revision.service';
import { TakedownService } from '../core/reviewed-content/takedown.service';
import type { MemberCaller } from '../core/http/context';
import { MessageService } from '../message';

/** Content that is taken offline again within this time is notified of once. */
const NOTIFY_AGAIN_MINUTES = 60;

/** Tells all other operators of an IP that one of them took content offline. */
@Injectable()
export class ChangeNoticeService implements OnModuleInit {
  constructor(
    private readonly takedowns: TakedownService,
    private readonly messages: MessageService,
  ) {}

  onModuleInit(): void {
    this.takedowns.onTakenDown((...change) => this.send(...change));
  }

  private async send(sql: Sql, me: MemberCaller, ref: ContentRef, title: string): Promise<void> {
    const readers = await sql.rows<{ member_id: string; ip_name: string; operator: string }>(
      `SELECT o.member_id, ip.ip_name, m.username AS operator FROM ip_operator o JOIN ip ON ip.id = o.ip_id JOIN member m ON m.id = ?
        WHERE o.ip_id = ? AND o.member_id <> ? AND o.match_relation IS NOT NULL`,
      [me.id, ref.ipId, me.id],
    );
    for (const { member_id, ip_name, operator } of readers) {
      const args = {
        title: title || ip_name,
        ip_name,
        ip_id: ref.ipId,
        operator: maskName(operator),
        subject_key: `subject.${ref.subject}`,
      };
      const lastNotified = await sql.one(
        `SELECT id FROM message WHERE member_id = ? AND created_at > NOW(3) - INTERVAL ? MINUTE AND message_key = 'content_taken_down'
          AND JSON_VALUE(args, '$.ip_id') = ? AND JSON_VALUE(args, '$.subject_key') = ? AND JSON_VALUE(args, '$.title') = ? LIMIT 1`,
        [member_id, NOTIFY_AGAIN_MINUTES, args.ip_id, args.subject_key, args.title],
      );
      if (!lastNotified) await this.messages.send(sql, member_id, 'content_taken_down', args);
    }
  }
}
