import { Injectable } from '@nestjs/common';
import {
  type galleryApi,
  type Input,
  type Shelf,
  shelfMachine,
  type Visibility,
  isUnderReview,
  isApproved,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { DomainError, validationError } from '../core/errors/domain-error';
import type { MemberCaller } from '../core/http/context';
import { dataOf } from '../core/reviewed-content/revision.view';
import { type ReviewResult, RevisionService } from '../core/reviewed-content/revision.service';
import { TakedownService } from '../core/reviewed-content/takedown.service';
import { TransitionService } from '../core/transition/transition.service';
import type { SeriesData, SeriesEntity } from './series.entity';
import { seriesRef } from './series.subject';

type Api = typeof galleryApi;

/** What only series have: visibility and shelf. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly db: Db,
    private readonly revisions: RevisionService,
    private readonly takedowns: TakedownService,
    private readonly transitions: TransitionService,
  ) {}

  /**
   * Changes a draft directly; for a live series it submits an edit of its own at once. With `edit_next`, the approval that
   * makes it private opens a draft that makes it public again.
   */
  visibility(
    me: MemberCaller,
    { ip_id, series_id, version, visibility, edit_next }: Input<Api['seriesVisibility']>,
  ): Promise<ReviewResult & { series_id: string }> {
    const ref = seriesRef(ip_id, series_id);
    return this.db.tx(async (sql) => {
      const { live, open } = await this.revisions.at(sql, ref, 'FOR UPDATE');
      const under = open && (isUnderReview(open.state) || live.data);
      if (under)
        throw new DomainError('STATE', { machine: 'revision', state: open.state, allowed: ['approved'] });
      const known = (open ? dataOf(open) : live.data) as SeriesData;
      const saved = await this.revisions.save(sql, me, ref, { ...known, visibility }, version);
      const changes = live.data !== null && known.visibility !== visibility;
      if (edit_next && !(changes && visibility === ('private' satisfies Visibility)))
        throw validationError('edit_next', 'choice');
      const result = changes ? await this.revisions.submit(sql, me, ref) : saved;
      if (edit_next) await this.revisions.opensEdit(sql, ref);
      return { series_id, ...result };
    }, 'committed');
  }

  /** Delists at once; lists again only while the content is approved. */
  shelf(me: MemberCaller, { ip_id, series_id, shelf }: Input<Api['seriesShelf']>) {
    const ref = seriesRef(ip_id, series_id);
    return this.db.tx(async (sql) => {
      const { live, open } = await this.revisions.at(sql, ref, 'FOR UPDATE');
      const state = open?.state ?? (live.data ? 'approved' : 'draft');
      if (!live.data || (shelf === 'listed' && !isApproved(state)))
        throw new DomainError('STATE', { machine: 'revision', state, allowed: ['approved'] });
      await this.transitions.applyIn<Shelf, 'list' | 'unlist', SeriesEntity>(sql, {
        machine: shelfMachine,
        table: 'series',
        column: 'shelf',
        subject: 'series',
        id: series_id,
        action: shelf === 'listed' ? 'list' : 'unlist',
        actor: me,
        where: { ip_id },
      });
      await this.revisions.follow(sql, ref, (data) => data);
      if (shelf === 'off') await this.takedowns.notify(sql, me, ref, String(live.data.series_name));
      return { series_id, shelf };
    }, 'committed');
  }
}
