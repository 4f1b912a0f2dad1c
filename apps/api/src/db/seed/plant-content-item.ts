import { kindOf, pictureIn, type StoryName, titleIn, TRASH_DAYS, ulid } from '@ipw/domain';
import { rankOf } from '../../core/reviewed-content/subject';
import { type EditSeed, plantRevision, plantUses } from './plant-series';
import { ago, type Fixtures, plantLine } from './plant';

export interface ContentItemSeed extends EditSeed {
  subject: StoryName;
  data: Readonly<Record<string, unknown>>;
  /** Position among the others of its kind. */
  sort?: number;
}

/** A case, milestone, moment or announcement: live when approved, otherwise only proposed; its files are attached. */
export async function plantContentItem(fixtures: Fixtures, seed: ContentItemSeed): Promise<string> {
  const { subject, ip_id, data } = seed;
  const kind = kindOf(subject);
  const picture_id = pictureIn(kind, data);
  const id = ulid();
  const at = seed.submitted ?? ago(1);
  const decided = seed.decided ?? ago(0, 8);
  await fixtures.db.insert('piece', {
    id,
    ip_id,
    subject,
    sort: seed.sort ?? 0,
    place: rankOf(kind, data),
    created_by: seed.member_id,
    created_at: at,
    ...(seed.state === 'approved'
      ? {
          data: JSON.stringify(data),
          checked_at: decided,
          images_checked_at: kind.picture ? decided : null,
          published_at: decided,
          updated_at: decided,
          version: 2,
        }
      : { version: 0, updated_at: at }),
  });
  await plantLine(fixtures, {
    subject,
    subject_id: id,
    action: 'create',
    actor_type: 'member',
    actor_id: seed.member_id,
    created_at: at,
  });
  await plantRevision(fixtures, seed, {
    subject,
    subject_id: id,
    title: titleIn(kind, data).slice(0, 160),
    picture_id,
    base_version: 0,
    data,
  });
  await plantUses(fixtures, seed, id, kind, data, Object.keys(kind.files));
  return id;
}

/** Deletes a live item of an IP, which can be restored. */
export async function plantTrash(
  { db }: Pick<Fixtures, 'db'>,
  {
    subject,
    ip_id,
    subject_id,
    data,
  }: Pick<ContentItemSeed, 'subject' | 'ip_id' | 'data'> & { subject_id: string },
): Promise<string> {
  const kind = kindOf(subject);
  const id = ulid();
  const deleted_at = ago(2);
  await db.update('piece', { deleted_at }, { id: subject_id });
  await db.insert('content_trash', {
    id,
    ip_id,
    subject,
    subject_id,
    title: titleIn(kind, data).slice(0, 160),
    picture_id: pictureIn(kind, data),
    live: JSON.stringify(data),
    deleted_at,
    ends_at: ago(2 - TRASH_DAYS),
  });
  await db.execute("UPDATE file_use SET subject_id = ?, place = 'trashed', open = 0 WHERE subject_id = ?", [
    id,
    subject_id,
  ]);
  return id;
}
