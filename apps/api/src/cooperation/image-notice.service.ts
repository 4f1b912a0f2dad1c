import { Injectable } from '@nestjs/common';
import { type MessageKey, shanghaiDay } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { type BrandText, type CooperationEntity, CooperationService, type Linked } from '../opportunity';
import type { ImageRequestEntity } from './image-request.entity';
import { OperatorNoticeService } from './operator-notice.service';

type HolderKey = Extract<MessageKey, `image_${'asked' | 'due' | 'overdue' | 'expiring' | 'lapsed'}`>;
type Images = Extract<BrandText, `sms.brand_images_${string}`>;

/** Tells both sides of a request for pictures: operators of the IP by messages, the brand by text messages with its link. */
@Injectable()
export class ImageNoticeService {
  constructor(
    private readonly cooperations: CooperationService,
    private readonly operators: OperatorNoticeService,
  ) {}

  async holder(sql: Sql, id: string, key: HolderKey): Promise<void> {
    const { request, cooperation, ip_name, asked } = await this.find(sql, id);
    const args = {
      ip_name,
      image_request_id: id,
      series: request.series_name,
      count: String(asked),
      purpose: request.purpose,
      until: request.until,
      due: request.due_at ? shanghaiDay(request.due_at) : '',
    };
    await this.operators.send(sql, cooperation, key, args);
  }

  /** `count`: of pictures the text is about. */
  async brand(sql: Sql, id: string, key: Images, count: number): Promise<void> {
    const { request, cooperation, ip_name } = await this.find(sql, id);
    await this.cooperations.text(sql, cooperation, key, {
      ip_name,
      series: request.series_name,
      until: request.until,
      count: String(count),
    });
  }

  private async find(sql: Sql, id: string) {
    const request = (await sql.one<ImageRequestEntity & { ip_name: string; asked: number | string }>(
      `SELECT t.*, ip.ip_name, (SELECT COUNT(*) FROM image_request_item i WHERE i.image_request_id = t.id) AS asked
        FROM image_request t JOIN ip ON ip.id = t.ip_id WHERE t.id = ?`,
      [id],
    ))!;
    const cooperation = (await sql.one<Linked & Pick<CooperationEntity, 'ip_id' | 'origin' | 'source'>>(
      'SELECT * FROM cooperation WHERE id = ?',
      [request.cooperation_id],
    ))!;
    return { request, cooperation, ip_name: request.ip_name, asked: Number(request.asked) };
  }
}
