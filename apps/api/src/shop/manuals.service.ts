import { Injectable } from '@nestjs/common';
import type { Input, ManualDetail, ManualView, manualApi } from '@ipw/domain';
import { Db } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { dataOf } from '../core/review/revision.view';
import { type Moved, Revisions } from '../core/review/revisions';
import { History } from '../core/transition/history';
import type { ManualData } from './shop-setting.subject';
import { ShopSettings } from './shop-settings.service';

type Api = typeof manualApi;

/** The authorization manual of an IP: one document, reviewed like every other setting of its shop. */
@Injectable()
export class Manuals {
  constructor(
    private readonly db: Db,
    private readonly revisions: Revisions,
    private readonly history: History,
    private readonly settings: ShopSettings,
  ) {}

  async detail(me: MemberCaller, ipId: string): Promise<ManualDetail> {
    const found = await this.settings.detail<ManualView>(me, ipId, 'manual');
    const isThere = found.live !== null || found.proposed !== null;
    return { ...found, actions: [...found.actions, ...(isThere ? ['delete'] : [])] };
  }

  save(me: MemberCaller, { ip_id, version, manual_file }: Input<Api['save']>): Promise<Moved> {
    const data: ManualData = { manual_file };
    return this.db.tx((sql) => this.settings.save(sql, me, ip_id, 'manual', data, version));
  }

  submit(me: MemberCaller, { ip_id, version }: Input<Api['submit']>): Promise<Moved> {
    return this.db.tx(async (sql) =>
      this.revisions.submit(sql, me, await this.settings.known(sql, ip_id, 'manual'), version),
    );
  }

  /** Takes the manual down at once, whatever stands open: what is hidden cannot leak. */
  remove(me: MemberCaller, { ip_id, version }: Input<Api['delete']>): Promise<void> {
    return this.db.tx(async (sql) => {
      const manual = await this.settings.known(sql, ip_id, 'manual');
      const { live, open } = await this.revisions.at(sql, manual, 'FOR UPDATE');
      if (!live.data && !open) throw notFound();
      const seen = open?.version ?? live.version;
      if (version !== undefined && version !== seen) throw new DomainError('CONFLICT', { version: seen });
      const before = live.data ?? dataOf(open!);
      await this.revisions.drop(sql, me, manual, open);
      await sql.update('shop_setting', { data: null, version: seen + 1 }, { id: manual.id });
      await this.revisions.relive(sql, manual);
      await this.history.write(sql, {
        subject: 'shop_setting',
        subjectId: manual.id,
        action: 'remove',
        actor: me,
        before,
        after: { manual_file: null },
        content: Object.keys(before),
      });
    });
  }
}
