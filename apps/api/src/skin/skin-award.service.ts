import { Injectable } from '@nestjs/common';
import { beginning, NO_MATERIAL, SKIN_LIMITS, skinMachine, ulid } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import type { StaffCaller } from '../core/http/context';
import { HistoryService } from '../core/transition/history.service';
import { SkinNoticeService } from './skin-notice.service';

/** An awarded entry to a skin tender of the video platform begins goods of its IP. */
@Injectable()
export class SkinAwardService {
  constructor(
    private readonly history: HistoryService,
    private readonly notices: SkinNoticeService,
  ) {}

  async create(
    sql: Sql,
    staff: StaffCaller,
    { ip_id, registration_id, title }: { ip_id: string; registration_id: string; title: string },
  ): Promise<string> {
    const id = ulid();
    const goods_name = beginning(title, SKIN_LIMITS.goods_name).trim();
    const row = { id, ip_id, registration_id, goods_name, creation: 'system' };
    await sql.insert('skin', { ...row, data: JSON.stringify({ ...NO_MATERIAL, goods_name }) });
    await this.history.write(sql, {
      subject: skinMachine.name,
      subjectId: id,
      action: 'create',
      actor: staff,
      to: skinMachine.initial,
    });
    await this.notices.notify(sql, row, 'skin_awarded');
    return id;
  }
}
