import { Injectable } from '@nestjs/common';
import {
  type Input,
  type Language,
  emptySlots,
  type skinApi,
  type SkinDetail,
  type SkinList,
  type SkinMaterial,
  SKIN_REJECTED,
  type SkinRow,
  SKIN_STATES,
  type SkinState,
  type TenderTexts,
  type UploadedFile,
} from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { notFound } from '../core/errors/domain-error';
import { FileService, type Viewer } from '../core/files/file.service';
import { iso } from '../core/http/iso';
import { marksOf } from '../core/review/marks';
import { dayOf } from '../ip';
import { changesOf } from '../core/transition/history.service';
import type { SkinEntity } from './skin.entity';
import { filesOf, materialOf, withPictures } from './skin.material';
import { skinActions } from './skin.service';

type Api = typeof skinApi;
type Titled = SkinEntity & { tender_texts: string | null };

/** Joins the tender whose award made goods `t`. */
export const TENDER_OF =
  'LEFT JOIN tender_registration r ON r.id = t.registration_id LEFT JOIN tender p ON p.id = r.tender_id';

/** What the holder reads of skin goods. */
@Injectable()
export class SkinListService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
  ) {}

  async list(viewer: Viewer, { ip_id, state, page, page_size }: Input<Api['list']>): Promise<SkinList> {
    const counted = await this.db.rows<{ state: SkinState; n: number | string }>(
      'SELECT state, COUNT(*) AS n FROM skin WHERE ip_id = ? GROUP BY state',
      [ip_id],
    );
    const counts = Object.fromEntries(
      SKIN_STATES.map((one) => [one, Number(counted.find((row) => row.state === one)?.n ?? 0)]),
    ) as Record<SkinState, number>;
    const rows = await this.db.rows<SkinEntity>(
      `SELECT * FROM skin WHERE ip_id = ? ${state ? 'AND state = ?' : ''} ORDER BY updated_at DESC, id DESC LIMIT ? OFFSET ?`,
      [ip_id, ...(state ? [state] : []), page_size, (page - 1) * page_size],
    );
    const covers = rows.flatMap((row) => materialOf(row).goods_image ?? []);
    const found = await this.files.many([...new Set(covers)], viewer);
    const total = state ? counts[state] : Object.values(counts).reduce((sum, n) => sum + n, 0);
    return { list: rows.map((row) => rowOf(row, found)), counts, total, page, page_size, next_cursor: null };
  }

  async detail(
    viewer: Viewer,
    { ip_id, skin_id }: Input<Api['detail']>,
    language: Language,
  ): Promise<SkinDetail> {
    const row = await this.db.one<Titled>(
      `SELECT t.*, p.texts AS tender_texts FROM skin t ${TENDER_OF} WHERE t.id = ? AND t.ip_id = ?`,
      [skin_id, ip_id],
    );
    if (!row) throw notFound();
    const material = await this.material(row, viewer);
    const rejected = row.state === SKIN_REJECTED;
    return {
      ...rowOf(row, material.goods_image ? [material.goods_image] : []),
      material,
      incomplete: emptySlots(material),
      reason_code: rejected ? row.reason_code : null,
      reason: rejected ? row.reason : null,
      marks: marksOf(row.marks),
      changed: changedSince(row),
      tender_title: row.tender_texts && fromJson<TenderTexts>(row.tender_texts)[language].title,
    };
  }

  async material(row: SkinEntity, viewer: Viewer): Promise<SkinMaterial<UploadedFile>> {
    const stored = materialOf(row);
    const ids = Object.values(filesOf(stored))
      .flat()
      .filter((id) => id !== null);
    const found = await this.files.many([...new Set(ids)], viewer);
    return withPictures(stored, (id) => pictureIn(found, id));
  }
}

/** Fields that differ from the rejected material. */
export const changedSince = (row: SkinEntity): string[] =>
  row.rejected
    ? changesOf({ ...materialOf({ data: row.rejected }) }, { ...materialOf(row) }).map(({ field }) => field)
    : [];

const pictureIn = (found: readonly UploadedFile[], id: string): UploadedFile | null =>
  found.find(({ image_id }) => image_id === id) ?? null;

function rowOf(row: SkinEntity, found: readonly UploadedFile[]): SkinRow {
  const material = materialOf(row);
  return {
    skin_id: row.id,
    goods_name: row.goods_name,
    goods_image: material.goods_image === null ? null : pictureIn(found, material.goods_image),
    creation: row.creation,
    state: row.state,
    version: row.version,
    actions: skinActions(row.state),
    missing: emptySlots(material).length,
    submitted_at: iso(row.submitted_at),
    decided_at: iso(row.decided_at),
    listed_on: dayOf(row.listed_on) || null,
    listing_link: row.listing_link,
    updated_at: row.updated_at.toISOString(),
  };
}
