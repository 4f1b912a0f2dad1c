import { Injectable } from '@nestjs/common';
import {
  type Language,
  LANGUAGES,
  type ReviewField,
  shanghaiMoment,
  type Shown,
  TENDER_SOUGHT,
  type TenderChange,
  type TenderContent,
  type TenderVersion,
  type UploadedFile,
} from '@ipw/domain';
import { Db, fromJson } from '../core/db/db';
import { FileService, type Viewer } from '../core/files/file.service';
import { translate } from '../core/i18n';
import { ReferenceListService, type WordOf } from '../ip';
import { filesOf } from './tender.content';
import type { TenderVersionEntity } from './tender-version.entity';

type Row = TenderVersionEntity & { actor_name: string | null };
interface Reader {
  viewer: Viewer;
  language: Language;
}
interface Looked {
  files: readonly UploadedFile[];
  words: WordOf;
  language: Language;
}

/** The versions of a published project and what each one changed, in the reader's language. */
@Injectable()
export class TenderChangeService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly references: ReferenceListService,
  ) {}

  /** Newest first; number 1, what was published, has no changes. */
  async of(tenderId: string, { viewer, language }: Reader): Promise<TenderVersion[]> {
    const rows = await this.db.rows<Row>(
      `SELECT v.*, s.name AS actor_name FROM tender_version v LEFT JOIN staff s ON s.id = v.staff_id
        WHERE v.tender_id = ? ORDER BY v.number`,
      [tenderId],
    );
    const contents = rows.map(({ content }) => fromJson<TenderContent>(content));
    const files = await this.files.many([...new Set(contents.flatMap(filesOf))], viewer);
    const looked = {
      files,
      words: await this.references.words(Object.values(TENDER_SOUGHT), language),
      language,
    };
    return rows
      .map(({ number, created_at, actor_name, reason }, at) => ({
        number,
        at: created_at.toISOString(),
        actor_name: actor_name ?? '',
        reason,
        changes: at === 0 ? [] : changesBetween(contents[at - 1]!, contents[at]!, looked),
      }))
      .toReversed();
  }
}

/** The changes after publishing, without who made them. */
export const openChanges = (versions: readonly TenderVersion[]): TenderChange[] =>
  versions.flatMap(({ number, at, reason, changes }) =>
    reason === null ? [] : [{ number, at, reason, changes }],
  );

const lines = (value: string[]): Shown => ({ kind: 'list', value });
const plain = (value: string | number | null): Shown => ({ kind: 'text', value: String(value ?? '') });

/** A content field by field, as it is compared. */
function shownOf(content: TenderContent, { files, words, language }: Looked): Record<string, Shown> {
  const { title, body, materials, prize } = content.texts[language];
  const moment = (iso: string): Shown => plain(shanghaiMoment(new Date(iso), language));
  const pictures = (...ids: (string | null)[]): Shown => ({
    kind: 'pictures',
    value: ids.flatMap((id) => files.filter(({ image_id }) => image_id === id)),
  });
  return {
    title: plain(title),
    body: plain(body),
    materials: plain(materials),
    prize: plain(prize),
    opens_at: moment(content.opens_at),
    closing_time: moment(content.closes_at),
    most_entries: plain(content.most_entries),
    criteria: lines(content.criteria.map(({ names, weight }) => `${names[language]} · ${String(weight)}`)),
    field_ids: lines(content.field_ids.map((id) => words('field', id))),
    ip_types: lines(content.ip_types.map((id) => words('ip_type', id))),
    kernels: lines(content.kernels.map((id) => words('kernel', id))),
    brand_name: plain(content.brand_name),
    brand_logo: pictures(content.brand_logo),
    cover: pictures(content.cover),
    reference_images: pictures(...content.images),
    document: pictures(content.document),
  };
}

const comparableText = ({ kind, value }: Shown) =>
  JSON.stringify(kind === 'pictures' ? value.map(({ image_id }) => image_id) : value);

/** What differs for the reader; a change of other languages alone is named as such. */
function changesBetween(before: TenderContent, after: TenderContent, looked: Looked): ReviewField[] {
  const [live, proposed] = [shownOf(before, looked), shownOf(after, looked)];
  const others = LANGUAGES.filter(
    (one) =>
      one !== looked.language && JSON.stringify(before.texts[one]) !== JSON.stringify(after.texts[one]),
  );
  const fields = Object.keys(proposed).filter(
    (field) => comparableText(live[field]!) !== comparableText(proposed[field]!),
  );
  const changes = fields.map((field): ReviewField => ({
    field,
    changed: true,
    live: live[field]!,
    proposed: proposed[field]!,
    contacts: [],
  }));
  if (others.length === 0) return changes;
  const named = lines(others.map((one) => translate(looked.language, `tender_language.${one}`)));
  return [...changes, { field: 'texts', changed: true, live: null, proposed: named, contacts: [] }];
}
