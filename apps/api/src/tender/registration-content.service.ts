import { Injectable } from '@nestjs/common';
import {
  type Language,
  REGISTRATION_FILES,
  type RegistrationDraft,
  type RegistrationSnapshot,
} from '@ipw/domain';
import { Db, fromJson, type Sql } from '../core/db/db';
import { validationError } from '../core/errors/domain-error';
import { FileService, type Viewer } from '../core/files/file.service';
import { FileUseService } from '../core/files/file-use.service';
import type { MemberCaller } from '../core/http/context';
import { translate } from '../core/i18n';
import { enteredIn, SNAPSHOT_FILES, snapshotFiles, snapshotOf } from './registration.content';
import type { Entered, RegistrationEntity, Snapshot } from './registration.entity';

type EntryRef = Pick<RegistrationEntity, 'id' | 'ip_id'>;
type Series = Snapshot['series'];
type Case = Snapshot['case'];
/** The fields of a live case; kinds may lack fields that were added later. */
type CaseData = Partial<Omit<Case, 'case_id'> & { case_image: string }>;

/** What entries consist of: chosen content of the IP, files, and what was handed in as it was then. */
@Injectable()
export class RegistrationContentService {
  constructor(
    private readonly db: Db,
    private readonly files: FileService,
    private readonly uses: FileUseService,
  ) {}

  /** Refuses files that are not the caller's or the IP's, and records those of the draft. */
  async attach(sql: Sql, me: MemberCaller, { id, ip_id }: EntryRef, entered: Entered): Promise<void> {
    await this.uses.attach(sql, me.id, ip_id, { ...entered }, REGISTRATION_FILES, []);
    await this.uses.replace(sql, { id, ipId: ip_id }, 'open', { ...entered }, REGISTRATION_FILES);
  }

  /** Records the files of what was handed in; null releases them. */
  async hold(sql: Sql, { id, ip_id }: EntryRef, snapshot: Snapshot | null): Promise<void> {
    const data = snapshot && snapshotFiles(snapshot);
    await this.uses.replace(sql, { id, ipId: ip_id }, 'live', data, SNAPSHOT_FILES);
  }

  /** Refuses a choice of a draft that is not approved content of the IP. */
  async check(sql: Sql, ipId: string, { series_id, case_id }: Entered, before: Entered): Promise<void> {
    if (series_id && series_id !== before.series_id)
      approved('series_id', await this.series(sql, ipId, series_id));
    if (case_id && case_id !== before.case_id) approved('case_id', await this.case(sql, ipId, case_id));
  }

  /** What is handed in, as it is now; series and case are locked so that they stay as copied until the commit. */
  async copy(sql: Sql, ipId: string, { series_id, case_id, ...entered }: Entered): Promise<Snapshot> {
    const { ip_name } = (await sql.one<{ ip_name: string }>('SELECT ip_name FROM ip WHERE id = ?', [ipId]))!;
    return {
      ...entered,
      ip_name,
      series: approved('series_id', await this.series(sql, ipId, series_id!)),
      case: approved('case_id', await this.case(sql, ipId, case_id!)),
    };
  }

  private async series(sql: Sql, ipId: string, id: string): Promise<Series | undefined> {
    const row = await sql.one<{ series_name: string; cover: string | null; images: string | null }>(
      `SELECT series_name, cover, images FROM series
        WHERE id = ? AND ip_id = ? AND published_at IS NOT NULL AND deleted_at IS NULL LOCK IN SHARE MODE`,
      [id, ipId],
    );
    return (
      row && {
        series_id: id,
        series_name: row.series_name,
        cover: row.cover,
        images: fromJson<string[]>(row.images ?? '[]'),
      }
    );
  }

  private async case(sql: Sql, ipId: string, id: string): Promise<Case | undefined> {
    const row = await sql.one<{ data: string }>(
      `SELECT data FROM piece
        WHERE id = ? AND ip_id = ? AND subject = 'case' AND data IS NOT NULL AND deleted_at IS NULL LOCK IN SHARE MODE`,
      [id, ipId],
    );
    if (!row) return undefined;
    const data = fromJson<CaseData>(row.data);
    return {
      case_id: id,
      case_name: data.case_name ?? '',
      case_type_id: data.case_type_id ?? null,
      case_desc: data.case_desc ?? '',
      image_list: [...new Set([...(data.case_image ? [data.case_image] : []), ...(data.image_list ?? [])])],
    };
  }

  /** The present content of what was chosen; null where it is gone. */
  async present(ipId: string, { series, case: chosen }: Snapshot) {
    return {
      series: (await this.series(this.db, ipId, series.series_id)) ?? null,
      case: (await this.case(this.db, ipId, chosen.case_id)) ?? null,
    };
  }

  async draft(row: Pick<RegistrationEntity, 'data'>, viewer: Viewer): Promise<RegistrationDraft> {
    const { attachments, case_images, ...rest } = enteredIn(row);
    const files = await this.files.many([...attachments, ...case_images], viewer);
    const of = (ids: readonly string[]) =>
      ids.flatMap((id) => files.find(({ image_id }) => image_id === id) ?? []);
    return { ...rest, attachments: of(attachments), case_images: of(case_images) };
  }

  async snapshot(
    row: Pick<RegistrationEntity, 'snapshot'>,
    viewer: Viewer,
    language: Language,
  ): Promise<RegistrationSnapshot | null> {
    const copied = snapshotOf(row);
    if (!copied) return null;
    const ids = Object.values(snapshotFiles(copied)).flat();
    const files = await this.files.many([...new Set(ids)], viewer);
    const of = (wanted: readonly string[]) =>
      wanted.flatMap((id) => files.find(({ image_id }) => image_id === id) ?? []);
    const { series, case: chosen, ...entered } = copied;
    return {
      ...entered,
      attachments: of(entered.attachments),
      case_images: of(entered.case_images),
      series: {
        ...series,
        cover: of(series.cover ? [series.cover] : [])[0] ?? null,
        images: of(series.images),
      },
      case: {
        case_id: chosen.case_id,
        case_name: chosen.case_name,
        case_type: caseType(language, chosen.case_type_id),
        case_desc: chosen.case_desc,
        image_list: of(chosen.image_list),
      },
    };
  }
}

export const caseType = (language: Language, id: number | null): string =>
  id === null ? '' : translate(language, `case_type.${String(id)}`);

/** Refuses a choice that is not approved content of the IP. */
function approved<T>(field: 'series_id' | 'case_id', found: T | undefined): T {
  if (!found) throw validationError(field, 'not_approved');
  return found;
}
