import { Injectable } from '@nestjs/common';
import { findContacts, type Language, type ReviewField, type Shown } from '@ipw/domain';
import { Db } from '../core/db/db';
import { FileService, type Viewer } from '../core/files/file.service';
import { snapshotFiles, snapshotOf } from './registration.content';
import type { RegistrationEntity, Snapshot } from './registration.entity';
import { caseType, RegistrationContentService } from './registration-content.service';

interface Reader {
  viewer: Viewer;
  language: Language;
}
type Present = Awaited<ReturnType<RegistrationContentService['present']>> & {
  ip_name: string;
  intro: string;
};

/** What was handed in beside the present content of the IP, field by field. */
@Injectable()
export class RegistrationComparisonService {
  constructor(
    private readonly db: Db,
    private readonly contents: RegistrationContentService,
    private readonly files: FileService,
  ) {}

  async of(row: RegistrationEntity, { viewer, language }: Reader): Promise<ReviewField[]> {
    const snapshot = snapshotOf(row);
    if (!snapshot) return [];
    const ip = await this.db.one<{ ip_name: string; intro: string }>(
      'SELECT ip_name, intro FROM ip WHERE id = ?',
      [row.ip_id],
    );
    const present: Present = { ...(await this.contents.present(row.ip_id, snapshot)), ...ip! };
    const ids = [
      ...Object.values(snapshotFiles(snapshot)).flat(),
      ...(present.series?.images ?? []),
      ...(present.case?.image_list ?? []),
    ];
    const found = await this.files.many([...new Set(ids)], viewer);
    const pictures = (wanted: readonly string[]): Shown => ({
      kind: 'pictures',
      value: wanted.flatMap((id) => found.find(({ image_id }) => image_id === id) ?? []),
    });
    return fieldsOf(snapshot, present, pictures, language);
  }
}

const plain = (value: string): Shown => ({ kind: 'text', value });

function fieldsOf(
  { ip_name, ip_intro, remark, attachments, case_images, series, case: chosen }: Snapshot,
  present: Present,
  pictures: (ids: readonly string[]) => Shown,
  language: Language,
): ReviewField[] {
  const field = (name: string, proposed: Shown, live: Shown | null): ReviewField => ({
    field: name,
    changed: JSON.stringify(idsOf(live)) !== JSON.stringify(idsOf(proposed)),
    live,
    proposed,
    contacts: proposed.kind === 'text' ? findContacts(proposed.value) : [],
  });
  const text = (name: string, proposed: string, live: string | null) =>
    field(name, plain(proposed), live === null ? null : plain(live));
  const images = (name: string, proposed: readonly string[], live: readonly string[] | null) =>
    field(name, pictures(proposed), live && pictures(live));
  return [
    text('ip_name', ip_name, present.ip_name),
    text('ip_intro', ip_intro, present.intro),
    text('remark', remark, null),
    text('series_id', series.series_name, present.series?.series_name ?? ''),
    images('series_images', series.images, present.series?.images ?? []),
    text('case_id', chosen.case_name, present.case?.case_name ?? ''),
    text(
      'case_type_id',
      caseType(language, chosen.case_type_id),
      caseType(language, present.case?.case_type_id ?? null),
    ),
    text('case_desc', chosen.case_desc, present.case?.case_desc ?? ''),
    images('case_pictures', chosen.image_list, present.case?.image_list ?? []),
    images('case_images', case_images, null),
    images('attachments', attachments, null),
  ];
}

const idsOf = (shown: Shown | null) =>
  shown?.kind === 'pictures' ? shown.value.map(({ image_id }) => image_id) : shown?.value;
