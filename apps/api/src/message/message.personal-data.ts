import { Injectable } from '@nestjs/common';
import { fromJson, type Sql } from '../core/db/db';
import { tableFile } from '../core/personal-data/archive-file';
import { type ErasedMember, type ExportedMember, PersonalData } from '../core/personal-data/personal-data';
import type { MessageEntity } from './message.entity';
import { type MessageArgs, wordsOf } from './message.view';

@Injectable()
export class MessagePersonalData extends PersonalData {
  readonly name = 'message';

  override export({ id, language }: ExportedMember) {
    return [
      tableFile<MessageEntity & { texts: string | null }>(this.db, 'messages.json', {
        sql: 'SELECT t.*, b.texts FROM message t LEFT JOIN broadcast b ON b.id = t.broadcast_id WHERE t.member_id = ?',
        params: [id],
        toRecord: (row) => ({
          ...wordsOf(row.message_key, fromJson<MessageArgs>(row.args), language, row.texts),
          created_at: row.created_at,
          read_at: row.read_at,
        }),
      }),
    ];
  }

  override async erase(sql: Sql, { id }: ErasedMember): Promise<void> {
    await sql.execute('DELETE FROM message WHERE member_id = ?', [id]);
  }
}
