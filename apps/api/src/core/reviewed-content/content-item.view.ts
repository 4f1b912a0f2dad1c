import {
  idFieldOf,
  type CONTENT_ITEM_ACTIONS,
  type ContentKind,
  type ReviewStatus,
  isUnderReview,
} from '@ipw/domain';
import { iso } from '../http/iso';
import type { ContentItemEntity } from './content-item.entity';
import type { RevisionEntity } from './revision.entity';
import { reviewStatusOf } from './revision.view';
import type { Live } from './subject';

type ContentItemAction = (typeof CONTENT_ITEM_ACTIONS)[number];
/** The holder's actions beyond the review: content under review must be withdrawn before it can be edited. */
const actionsOf = ({ state, actions }: ReviewStatus): string[] => [
  ...actions,
  ...(isUnderReview(state) ? [] : ['edit' satisfies ContentItemAction]),
  ...(['duplicate', 'delete'] satisfies ContentItemAction[]),
];

/** What the holder's lists and pages show of a content item besides its content. */
export function contentItemFacts(
  { name }: Pick<ContentKind, 'name'>,
  row: ContentItemEntity,
  live: Live,
  open: RevisionEntity | undefined,
) {
  const status = reviewStatusOf(live, open);
  return {
    [idFieldOf(name)]: row.id,
    ...status,
    actions: actionsOf(status),
    sort: row.sort,
    add_time: row.created_at.toISOString(),
    [`${name}_check_time`]: iso(row.checked_at),
    [`${name}_image_check_time`]: iso(row.images_checked_at),
    published_at: iso(row.published_at),
    updated_at: (open?.submitted_at ?? open?.created_at ?? row.checked_at ?? row.created_at).toISOString(),
  };
}
