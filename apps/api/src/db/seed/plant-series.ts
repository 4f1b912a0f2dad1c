import {
  addWorkingDays,
  DUE_DAYS,
  type ReviewState,
  seriesContent,
  ulid,
  type Visibility,
} from '@ipw/domain';
import type { Row } from '../../core/db/db';
import { filesIn } from '../../core/files/file-uses';
import { ago, type Ground, plantLine } from './soil';

export interface SeriesSeed {
  ip_id: string;
  member_id: string;
  series_name: string;
  cover: string;
  images: string[];
  rights_documents: string[];
  visibility: Visibility;
  state: Extract<ReviewState, 'draft' | 'pending' | 'approved' | 'rejected'>;
  submitted?: Date;
  decided?: Date;
  decided_by?: string;
  reason_code?: string;
  reason?: string;
  /** The picture a rejection points at. */
  marked?: string;
}

type Data = Record<string, unknown>;

/** An edit of content with the history that leads to its state. */
export async function plantRevision(
  ground: Ground,
  seed: Pick<
    SeriesSeed,
    | 'ip_id'
    | 'member_id'
    | 'state'
    | 'submitted'
    | 'decided'
    | 'decided_by'
    | 'reason_code'
    | 'reason'
    | 'marked'
  >,
  of: {
    subject: string;
    subject_id: string;
    title: string;
    picture_id: string | null;
    base_version: number;
    data: Data;
  },
): Promise<void> {
  const id = ulid();
  const submitted = seed.state === 'draft' ? null : (seed.submitted ?? ago(1));
  const decided = ['approved', 'rejected'].includes(seed.state) ? (seed.decided ?? ago(0, 8)) : null;
  const data = JSON.stringify(of.data);
  await ground.db.insert('revision', {
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
    marks: seed.marked ? JSON.stringify([{ field: 'images', image_id: seed.marked }]) : null,
    rejected: seed.state === 'rejected' ? data : null,
    created_at: submitted ?? ago(0, 2),
  });
  const line = { subject: 'revision', subject_id: id };
  if (submitted)
    await plantLine(ground, {
      ...line,
      actor_type: 'member',
      actor_id: seed.member_id,
      action: 'submit',
      from_state: 'draft',
      to_state: 'pending',
      created_at: submitted,
    });
  if (decided)
    await plantLine(ground, {
      ...line,
      actor_type: 'staff',
      actor_id: seed.decided_by ?? null,
      action: seed.state === 'rejected' ? 'reject' : 'approve',
      from_state: 'pending',
      to_state: seed.state,
      reason: [seed.reason_code, seed.reason].filter(Boolean).join(': ') || null,
      created_at: decided,
    });
}

/** A series: live when approved, otherwise only proposed; its files belong to it. */
export async function plantSeries(ground: Ground, seed: SeriesSeed): Promise<string> {
  const { db } = ground;
  const id = ulid();
  const { series_name, cover, images, rights_documents, visibility } = seed;
  const data = { series_name, cover, images, rights_documents, entity_documents: [], visibility };
  const live = seed.state === 'approved';
  const columns: Row = {
    series_name,
    cover,
    visibility,
    images: JSON.stringify(images),
    rights_documents: JSON.stringify(rights_documents),
    entity_documents: '[]',
    published_at: seed.decided ?? ago(0, 8),
  };
  const at = seed.submitted ?? ago(1);
  await db.insert('series', {
    id,
    ip_id: seed.ip_id,
    created_by: seed.member_id,
    version: live ? 2 : 0,
    created_at: at,
    ...(live ? columns : {}),
  });
  await plantLine(ground, {
    subject: 'series',
    subject_id: id,
    action: 'create',
    actor_type: 'member',
    actor_id: seed.member_id,
    created_at: at,
  });
  await plantRevision(ground, seed, {
    subject: 'series',
    subject_id: id,
    title: series_name,
    picture_id: cover,
    base_version: 0,
    data,
  });
  const everybodys = live && visibility === 'public' ? ['cover', 'images'] : [];
  for (const [field, usage] of Object.entries(seriesContent.files))
    for (const file_id of filesIn(data, { [field]: usage })) {
      const open = everybodys.includes(field) ? 1 : 0;
      await db.insert('file_use', {
        subject_id: id,
        place: live ? 'live' : 'open',
        field,
        file_id,
        ip_id: seed.ip_id,
        open,
      });
      await db.update('uploaded_file', { open, image_status: live ? 1 : 0 }, { id: file_id });
    }
  return id;
}
