import {
  addWorkingDays,
  type Content,
  type ContentData,
  DUE_DAYS,
  type Mark,
  type ReviewState,
  seriesKind,
  type SubjectName,
  ulid,
  type Visibility,
} from '@ipw/domain';
import type { Row } from '../../core/db/db';
import { filesIn } from '../../core/files/file-use.service';
import { reasonLine } from '../../core/review/reason';
import { ago, type Fixtures, plantLine } from './plant';

/** A proposed edit and its state. */
export interface EditSeed {
  ip_id: string;
  member_id: string;
  state: Extract<ReviewState, 'draft' | 'pending' | 'approved' | 'rejected'>;
  submitted?: Date;
  decided?: Date;
  decided_by?: string;
  reason_code?: string;
  reason?: string;
  /** The reviewer's marks of a rejection. */
  marks?: Mark[];
}

export interface SeriesSeed extends EditSeed {
  series_name: string;
  cover: string;
  images: string[];
  rights_documents: string[];
  visibility: Visibility;
  rights_until?: string;
}

/** A revision with the history that leads to its state. */
export async function plantRevision(
  fixtures: Fixtures,
  seed: EditSeed,
  of: {
    subject: SubjectName;
    subject_id: string;
    title: string;
    picture_id: string | null;
    base_version: number;
    data: ContentData;
  },
): Promise<void> {
  const id = ulid();
  const submitted = seed.state === 'draft' ? null : (seed.submitted ?? ago(1));
  const decided = ['approved', 'rejected'].includes(seed.state) ? (seed.decided ?? ago(0, 8)) : null;
  const data = JSON.stringify(of.data);
  await fixtures.db.insert('revision', {
    id,
    ...of,
    data,
    ip_id: seed.ip_id,
    state: seed.state,
    version: of.base_version + 1,
    submitted_by: submitted && seed.member_id,
    submitted_at: submitted,
    due_at: seed.state === 'pending' ? addWorkingDays(submitted!, DUE_DAYS.revision) : null,
    decided_at: decided,
    decided_by: decided && (seed.decided_by ?? null),
    reason_code: seed.reason_code ?? null,
    reason: seed.reason ?? null,
    marks: seed.marks ? JSON.stringify(seed.marks) : null,
    rejected: seed.state === 'rejected' ? data : null,
    created_at: seed.submitted ?? ago(0, 2),
  });
  const line = { subject: 'revision', subject_id: id };
  if (submitted)
    await plantLine(fixtures, {
      ...line,
      actor_type: 'member',
      actor_id: seed.member_id,
      action: 'submit',
      from_state: 'draft',
      to_state: 'pending',
      created_at: submitted,
    });
  if (decided)
    await plantLine(fixtures, {
      ...line,
      actor_type: 'staff',
      actor_id: seed.decided_by ?? null,
      action: seed.state === 'rejected' ? 'reject' : 'approve',
      from_state: 'pending',
      to_state: seed.state,
      reason: reasonLine(seed) || null,
      created_at: decided,
    });
}

/** A series: live when approved, otherwise only proposed; its files are attached. */
export async function plantSeries(fixtures: Fixtures, seed: SeriesSeed): Promise<string> {
  const { db } = fixtures;
  const id = ulid();
  const { series_name, cover, images, rights_documents, rights_until = null, visibility } = seed;
  const data = {
    series_name,
    cover,
    images,
    rights_documents,
    rights_until,
    entity_documents: [],
    visibility,
  };
  const live = seed.state === 'approved';
  const columns: Row = {
    series_name,
    cover,
    visibility,
    images: JSON.stringify(images),
    rights_documents: JSON.stringify(rights_documents),
    rights_until,
    entity_documents: '[]',
    published_at: seed.decided ?? ago(0, 8),
    updated_at: seed.decided ?? ago(0, 8),
  };
  const at = seed.submitted ?? ago(1);
  await db.insert('series', {
    id,
    ip_id: seed.ip_id,
    created_by: seed.member_id,
    version: live ? 2 : 0,
    created_at: at,
    updated_at: at,
    ...(live ? columns : {}),
  });
  await plantLine(fixtures, {
    subject: 'series',
    subject_id: id,
    action: 'create',
    actor_type: 'member',
    actor_id: seed.member_id,
    created_at: at,
  });
  await plantRevision(fixtures, seed, {
    subject: 'series',
    subject_id: id,
    title: series_name,
    picture_id: cover,
    base_version: 0,
    data,
  });
  await plantUses(fixtures, seed, id, seriesKind, data, visibility === 'public' ? ['cover', 'images'] : []);
  return id;
}

/** Records the files content refers to; `open` are fields that are public while the content is live. */
export async function plantUses(
  { db }: Fixtures,
  { ip_id, state }: EditSeed,
  subject_id: string,
  content: Content,
  data: ContentData,
  open: readonly string[],
): Promise<void> {
  const live = state === 'approved';
  for (const [field, usage] of Object.entries(content.files))
    for (const file_id of filesIn(data, { [field]: usage })) {
      const everybodys = live && open.includes(field) ? 1 : 0;
      const place = live ? 'live' : 'open';
      await db.insert('file_use', { subject_id, place, field, file_id, ip_id, open: everybodys });
      await db.update('uploaded_file', { open: everybodys, image_status: live ? 1 : 0 }, { id: file_id });
    }
}
