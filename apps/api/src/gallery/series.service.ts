import { Injectable } from '@nestjs/common';
import {
  type galleryApi,
  type Input,
  type Page,
  seriesKind,
  type SeriesDetail,
  type SeriesRow,
  type SeriesView,
  type Shelf,
  shelfMachine,
  isUnderReview,
  isApproved,
} from '@ipw/domain';
import { Db, type Sql } from '../core/db/db';
import { DomainError, notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { pageIn } from '../core/http/page';
import { ContentItemService } from '../core/review/content-item.service';
import type { RevisionEntity } from '../core/review/revision.entity';
import { dataOf, sideBySide } from '../core/review/revision.view';
import { type ReviewResult, type ContentRef, RevisionService } from '../core/review/revision.service';
import { TransitionService } from '../core/transition/transition.service';
import type { SeriesData, SeriesEntity } from './series.entity';
import { liveSeries, seriesSubject } from './series.subject';
import { seriesFacts } from './series.view';

type Api = typeof galleryApi;
const OF_IP = 'ip_id = ? AND deleted_at IS NULL ORDER BY sort, id DESC';

export const seriesRef = (ipId: string, id: string): ContentRef => ({ subject: 'series', id, ipId });

/** Refuses to edit a public series; it must be made private first. */
export function refusePublic(live: SeriesData | null): void {
  if (live?.visibility === 'public')
    throw new DomainError(
      'STATE',
      { machine: 'visibility', state: 'public', allowed: ['private'], name: live.series_name },
      [],
      'error.STATE.public_series',
    );
}

const titlesOf = (row: SeriesEntity, edit: RevisionEntity | undefined) => [
  row.series_name,
  edit?.title ?? '',
];
const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** The holder's series: list, drafts, review, visibility, shelf. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly revisions: RevisionService,
    private readonly transitions: TransitionService,
    private readonly items: ContentItemService,
  ) {}

  async list(me: MemberCaller, input: Input<Api['seriesList']>): Promise<Page<SeriesRow>> {
    const rows = await this.db.rows<SeriesEntity>(
      `SELECT * FROM series WHERE ${OF_IP} LIMIT ${String(seriesKind.most)}`,
      [input.ip_id],
    );
    const open = await this.revisions.open(
      this.db,
      'series',
      rows.map(({ id }) => id),
    );
    const wanted = rows
      .map((row) => ({ row, edit: open.get(row.id), facts: seriesFacts(row, open.get(row.id)) }))
      .filter(
        ({ row, edit, facts }) =>
          (!input.visibility || facts.visibility === input.visibility) &&
          (!input.review_state || facts.state === input.review_state) &&
          (!input.keyword || titlesOf(row, edit).some((title) => includes(title, input.keyword!))),
      );
    if (input.sort) wanted.sort((one, other) => (one.row.id < other.row.id ? -1 : 1));
    if (input.sort === 'newest') wanted.reverse();
    const { list, ...page } = pageIn(wanted, input);
    const shown = list.map(({ row, edit, facts }) => {
      const data = liveSeries(row) ?? (edit && (dataOf(edit) as SeriesData));
      return { facts, data, face: data?.cover ?? data?.images[0] };
    });
    const covers = await this.files.many(
      shown.flatMap(({ face }) => face ?? []),
      me,
    );
    return {
      ...page,
      list: shown.map(({ facts, data, face }) => ({
        ...facts,
        series_name: data?.series_name ?? '',
        cover: covers.find(({ image_id }) => image_id === face) ?? null,
        image_count: data?.images.length ?? 0,
      })),
    };
  }

  async detail(me: MemberCaller, ipId: string, id: string): Promise<SeriesDetail> {
    const row = await this.row(this.db, ipId, id);
    const open = (await this.revisions.open(this.db, 'series', [id])).get(id);
    return {
      ...(await sideBySide<SeriesView>(seriesKind, seriesSubject.live(row), open, this.files, me)),
      ...seriesFacts(row, open),
    };
  }

  save(me: MemberCaller, input: Input<Api['seriesSave']>): Promise<ReviewResult & { series_id: string }> {
    const { ip_id, series_id, version, series_name = '', cover, ...lists } = input;
    const data: SeriesData = { series_name, cover, ...lists };
    return this.db.tx(async (sql) => {
      const id = series_id ?? (await this.items.create(sql, me, 'series', ip_id));
      const ref = seriesRef(ip_id, id);
      refusePublic((await this.revisions.at(sql, ref, 'FOR UPDATE')).live.data as SeriesData | null);
      return { series_id: id, ...(await this.revisions.save(sql, me, ref, data, version)) };
    });
  }

  async submit(me: MemberCaller, { ip_id, series_id, version }: Input<Api['seriesSubmit']>) {
    const result = await this.db.tx((sql) =>
      this.revisions.submit(sql, me, seriesRef(ip_id, series_id), version),
    );
    return { series_id, ...result };
  }

  /** Changes a draft directly; for a live series it submits an edit of its own at once. */
  visibility(
    me: MemberCaller,
    { ip_id, series_id, version, visibility }: Input<Api['seriesVisibility']>,
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
      return { series_id, ...(changes ? await this.revisions.submit(sql, me, ref) : saved) };
    });
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
      return { series_id, shelf };
    });
  }

  async row(sql: Sql, ipId: string, id: string): Promise<SeriesEntity> {
    const row = await sql.one<SeriesEntity>(
      'SELECT * FROM series WHERE id = ? AND ip_id = ? AND deleted_at IS NULL',
      [id, ipId],
    );
    if (!row) throw notFound();
    return row;
  }
}
