import {
  actionsFor,
  type Content,
  type ContentData,
  idsIn,
  reviewMachine,
  type SideBySide,
  type ReviewStatus,
  type UploadedFile,
} from '@ipw/domain';
import { fromJson } from '../db/db';
import type { FileService, Viewer } from '../files/file.service';
import { filesIn } from '../files/file-use.service';
import { iso } from '../http/iso';
import { marksOf } from '../review/marks';
import type { RevisionEntity } from './revision.entity';
import type { Live } from './subject';

const settled = (value: unknown) => JSON.stringify(value ?? null);

/** The fields in which two contents differ; null and absent count as equal. */
export const changedFields = (before: ContentData, after: ContentData): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => settled(before[field]) !== settled(after[field]),
  );

export const dataOf = (row: Pick<RevisionEntity, 'data'>): ContentData => fromJson<ContentData>(row.data);

/** The review status for the holder, from the live content and the open revision. */
export function reviewStatusOf(live: Live, open: RevisionEntity | undefined): ReviewStatus {
  const changed = open && live.data ? changedFields(live.data, dataOf(open)) : [];
  return {
    state: open?.state ?? (live.data ? 'approved' : reviewMachine.initial),
    version: open?.version ?? live.version,
    actions: open
      ? actionsFor(reviewMachine, open.state, (by) => by === 'owner').filter(
          // Without live content, discarding would delete the item; without a difference, submitting would change nothing.
          (action) =>
            (action !== 'discard' || live.data !== null) &&
            (action !== 'submit' || live.data === null || changed.length > 0),
        )
      : [],
    reason_code: open?.reason_code ?? null,
    reason: open?.reason ?? null,
    marks: marksOf(open?.marks ?? null),
    changed,
    changed_since: open?.rejected ? changedFields(fromJson(open.rejected), dataOf(open)) : [],
    submitted_at: iso(open?.submitted_at),
    due_at: iso(open?.due_at),
  };
}

/** Content with its files instead of their ids, with addresses the viewer may open. */
export function withFiles<V>(
  content: Content,
  data: ContentData | null,
  files: readonly UploadedFile[],
): V | null {
  if (!data) return null;
  const pick = (id: string) => files.filter(({ image_id }) => image_id === id);
  const shown = Object.keys(content.files)
    .filter((field) => field in data)
    .map((field) => {
      const found = idsIn(data[field]).flatMap(pick);
      return [field, Array.isArray(data[field]) ? found : (found[0] ?? null)] as const;
    });
  return { ...data, ...Object.fromEntries(shown) } as V;
}

/** The live and the proposed content with their files. */
export async function sideBySide<V>(
  content: Content,
  live: Live,
  open: RevisionEntity | undefined,
  files: FileService,
  viewer: Viewer,
): Promise<SideBySide<V>> {
  const proposed = open ? dataOf(open) : null;
  const all = await files.many(
    [...new Set([...filesIn(live.data, content.files), ...filesIn(proposed, content.files)])],
    viewer,
  );
  return {
    ...reviewStatusOf(live, open),
    live: withFiles<V>(content, live.data, all),
    proposed: withFiles<V>(content, proposed, all),
  };
}
