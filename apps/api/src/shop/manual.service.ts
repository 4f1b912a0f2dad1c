import { Injectable } from '@nestjs/common';
import type { Input, ManualDetail, ManualRow, ManualView, manualApi, Page } from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { pageIn } from '../core/http/page';
import { ContentItemService } from '../core/reviewed-content/content-item.service';
import { type ContentRef, RevisionService } from '../core/reviewed-content/revision.service';
import type { ManualData } from './shop.entity';
import { ShopSettingService } from './shop-setting.service';

type Api = typeof manualApi;

/** The authorization manual of an IP: one document, reviewed like the other shop settings. */
@Injectable()
export class ManualService {
  constructor(
    private readonly db: Db,
    private readonly revisions: RevisionService,
    private readonly items: ContentItemService,
    private readonly settings: ShopSettingService,
  ) {}

  async list(
    me: MemberCaller,
    { ip_id, review_state, ...paging }: Input<Api['list']>,
  ): Promise<Page<ManualRow>> {
    const { live, proposed, subject_id, ...status } = await this.detail(me, { ip_id });
    const shown = live ?? proposed;
    const isWanted = shown && (!review_state || review_state === status.state);
    return pageIn(isWanted ? [{ ...status, ...shown, manual_id: subject_id! }] : [], paging);
  }

  async detail(me: MemberCaller, { ip_id, manual_id }: Input<Api['detail']>): Promise<ManualDetail> {
    if (manual_id) await this.known(this.db, ip_id, manual_id);
    const found = await this.settings.detail<ManualView>(me, ip_id, 'manual');
    const isThere = found.live !== null || found.proposed !== null;
    return { ...found, actions: [...found.actions, ...(isThere ? ['delete'] : [])] };
  }

  save(me: MemberCaller, { ip_id, manual_id, version, manual_file }: Input<Api['save']>) {
    const data: ManualData = { manual_file };
    return this.db.tx(async (sql) => {
      if (manual_id) await this.known(sql, ip_id, manual_id);
      const result = await this.settings.save(sql, me, ip_id, 'manual', data, version);
      return { manual_id: (await this.known(sql, ip_id)).id, ...result };
    }, 'committed');
  }

  submit(me: MemberCaller, { ip_id, manual_id, version }: Input<Api['submit']>) {
    return this.db.tx(async (sql) => {
      const manual = await this.known(sql, ip_id, manual_id);
      return { manual_id: manual.id, ...(await this.revisions.submit(sql, me, manual, version)) };
    }, 'committed');
  }

  async sort({ ip_id, manual_ids }: Input<Api['sort']>): Promise<{ sorted: number }> {
    for (const id of manual_ids) await this.known(this.db, ip_id, id);
    return { sorted: manual_ids.length };
  }

  /** Removes the manual at once, even with an open revision. */
  async remove(
    me: MemberCaller,
    { ip_id, manual_id, version }: Input<Api['delete']>,
  ): Promise<{ manual_id: string; trash_id: string }> {
    const manual = await this.known(this.db, ip_id, manual_id);
    return { manual_id: manual.id, ...(await this.items.remove(me, manual, version)) };
  }

  private async known(sql: Sql, ipId: string, id?: string): Promise<ContentRef> {
    const manual = await this.settings.known(sql, ipId, 'manual');
    if (id !== undefined && id !== manual.id) throw notFound();
    return manual;
  }
}
