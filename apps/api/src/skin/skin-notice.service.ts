import { Injectable } from '@nestjs/common';
import type { Language, MessageKey } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { translate } from '../core/i18n';
import { MessageService } from '../message';
import type { SkinEntity } from './skin.entity';

type Key = Extract<MessageKey, `skin_${string}`>;
interface Operator {
  ip_name: string;
  member_id: string;
  language: Language;
}

/** Messages about skin goods to all operators of their IP. */
@Injectable()
export class SkinNoticeService {
  constructor(private readonly messages: MessageService) {}

  async notify(
    sql: Sql,
    { id, ip_id, goods_name }: Pick<SkinEntity, 'id' | 'ip_id' | 'goods_name'>,
    key: Key,
    args: Record<string, string> = {},
  ): Promise<void> {
    const operators = await sql.rows<Operator>(
      `SELECT ip.ip_name, o.member_id, m.language FROM ip_operator o JOIN ip ON ip.id = o.ip_id
        JOIN member m ON m.id = o.member_id WHERE o.ip_id = ? AND o.match_relation IS NOT NULL ORDER BY o.id`,
      [ip_id],
    );
    for (const { ip_name, member_id, language } of operators)
      await this.messages.send(sql, member_id, key, {
        ip_id,
        ip_name,
        skin_id: id,
        goods_name: goods_name || translate(language, 'skin.unnamed'),
        ...args,
      });
  }
}
