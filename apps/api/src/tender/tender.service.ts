import { Injectable } from '@nestjs/common';
import {
  blocksOf,
  type Input,
  type Language,
  TENDER_SHOWN,
  type tenderApi,
  type TenderDetail,
} from '@ipw/domain';
import { Db } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { FileService } from '../core/files/file.service';
import type { MemberCaller } from '../core/http/context';
import { PublishedResultService } from './published-result.service';
import { FOLLOWED, type FollowedRow, TenderBoardService } from './tender-board.service';
import { openChanges, TenderChangeService } from './tender-change.service';
import { contentOf } from './tender.content';

type Api = typeof tenderApi;

/** One project as holders see it, and whether an IP follows it. */
@Injectable()
export class TenderService {
  constructor(
    private readonly db: Db,
    private readonly board: TenderBoardService,
    private readonly changes: TenderChangeService,
    private readonly files: FileService,
    private readonly results: PublishedResultService,
  ) {}

  async detail(
    me: MemberCaller,
    { ip_id, tender_id }: Input<Api['detail']>,
    language: Language,
  ): Promise<TenderDetail> {
    const project = await this.db.one<FollowedRow>(
      `SELECT t.*, ${FOLLOWED} FROM tender t WHERE t.id = ? AND t.state IN (?)`,
      [ip_id, tender_id, TENDER_SHOWN],
    );
    if (!project) throw notFound();
    const [row] = await this.board.rows(ip_id, language, [project]);
    const content = contentOf(project);
    const { body, materials } = content.texts[language];
    const files = await this.files.many(
      [...content.images, ...(content.document ? [content.document] : [])],
      me,
    );
    const versions = await this.changes.of(tender_id, { viewer: me, language });
    return {
      ...row!,
      brief: blocksOf(body),
      materials: blocksOf(materials),
      images: files.filter(({ image_id }) => content.images.includes(image_id)),
      document: files.find(({ image_id }) => image_id === content.document) ?? null,
      most_entries: content.most_entries,
      sealed: content.sealed,
      criteria: content.criteria.map(({ names, weight }) => ({ name: names[language], weight })),
      cancel_reason: project.cancel_reason,
      changes: openChanges(versions),
      published: await this.results.of(tender_id),
      now: new Date().toISOString(),
    };
  }

  /** Idempotent. */
  async follow({ ip_id, tender_id, followed }: Input<Api['follow']>): Promise<{ followed: 0 | 1 }> {
    const shown = await this.db.one('SELECT id FROM tender WHERE id = ? AND state IN (?)', [
      tender_id,
      TENDER_SHOWN,
    ]);
    if (!shown) throw notFound();
    await this.db.execute(
      followed
        ? 'INSERT IGNORE INTO tender_follow (ip_id, tender_id) VALUES (?, ?)'
        : 'DELETE FROM tender_follow WHERE ip_id = ? AND tender_id = ?',
      [ip_id, tender_id],
    );
    return { followed: followed ? 1 : 0 };
  }
}
