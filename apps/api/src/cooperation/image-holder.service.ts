import { Injectable } from '@nestjs/common';
import {
  type ImageRequestAction,
  type imageRequestApi,
  type ImageRequestDetail,
  type ImageRequestList,
  imageRequestMachine,
  type ImageRequestState,
  type Input,
  type Language,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { like } from '../core/db/list-query';
import { notFound } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { pageOf } from '../core/http/page';
import { CooperationReadService } from './cooperation-read.service';
import { inProject } from './project-search';
import { ImageReadService } from './image-read.service';
import type { ImageRequestEntity } from './image-request.entity';
import { type Reader, readerOf } from './thread-read.service';

type Api = typeof imageRequestApi;
const STATES = Object.keys(imageRequestMachine.states) as ImageRequestState[];

/** The holder's list and page of requests for pictures. */
@Injectable()
export class ImageHolderService {
  constructor(
    private readonly cooperations: CooperationReadService,
    private readonly db: Db,
    private readonly reads: ImageReadService,
  ) {}

  async list(
    me: MemberCaller,
    { ip_id, state, cooperation_id, keyword, ...paging }: Input<Api['imageRequestList']>,
    language: Language,
  ): Promise<ImageRequestList> {
    const conditions: [sql: string, ...params: unknown[]][] = [['t.ip_id = ?', ip_id]];
    if (cooperation_id) {
      const own = await this.cooperations.one('t.id = ? AND t.ip_id = ?', [cooperation_id, ip_id]);
      if (!own) throw notFound();
      conditions.push(['t.cooperation_id = ?', cooperation_id]);
    }
    const sqlOf = () => conditions.map(([sql]) => sql).join(' AND ');
    const paramsOf = () => conditions.flatMap(([, ...params]) => params);
    const counted = await this.db.rows<{ state: ImageRequestState; n: number | string }>(
      `SELECT t.state, COUNT(*) AS n FROM image_request t WHERE ${sqlOf()} GROUP BY t.state`,
      paramsOf(),
    );
    if (state) conditions.push(['t.state = ?', state]);
    if (keyword) {
      const [project, ...params] = inProject(ip_id, keyword, language);
      const words = "CONCAT(t.series_name, ' ', t.purpose, ' ', t.used_in) LIKE ?";
      conditions.push([`(${words} OR ${project})`, like(keyword), ...params]);
    }
    const { list, ...page } = await pageOf<ImageRequestEntity, ImageRequestEntity>(
      this.db,
      { from: 'image_request t', by: 'created_at', where: sqlOf(), params: paramsOf() },
      paging,
      (row) => row,
    );
    const countOf = (one: ImageRequestState) => Number(counted.find((row) => row.state === one)?.n ?? 0);
    return {
      ...page,
      list: await this.reads.summaries(list, await this.readerOf(me, ip_id, language)),
      counts: Object.fromEntries(STATES.map((one) => [one, countOf(one)])) as ImageRequestList['counts'],
    };
  }

  async detail(
    me: MemberCaller,
    { ip_id, image_request_id }: Input<Api['imageRequestDetail']>,
    language: Language,
  ): Promise<ImageRequestDetail<ImageRequestAction>> {
    const found = await this.db.one<ImageRequestEntity>(
      'SELECT * FROM image_request WHERE id = ? AND ip_id = ?',
      [image_request_id, ip_id],
    );
    if (!found) throw notFound();
    const cooperation = (await this.cooperations.one('t.id = ?', [found.cooperation_id]))!;
    const [detail] = await this.reads.details(
      [found],
      cooperation,
      await this.readerOf(me, ip_id, language),
      (by) => by === 'owner',
    );
    return detail!;
  }

  private async readerOf(me: MemberCaller, ipId: string, language: Language): Promise<Reader> {
    return readerOf(me, await this.cooperations.namingOf(me, ipId, language));
  }
}
