import {
  actionsFor,
  EDIT_STEPS,
  type SERIES_ACTIONS,
  type SeriesDetail,
  type SeriesRow,
  shelfMachine,
  type ReviewStatus,
  isUnderReview,
  isApproved,
} from '@ipw/domain';
import { iso } from '../core/http/iso';
import type { RevisionEntity } from '../core/reviewed-content/revision.entity';
import { dataOf, reviewStatusOf } from '../core/reviewed-content/revision.view';
import type { Live } from '../core/reviewed-content/subject';
import type { SeriesData, SeriesEntity } from './series.entity';

type SeriesAction = (typeof SERIES_ACTIONS)[number];
type Facts = Omit<SeriesDetail, 'live' | 'proposed'> & Pick<SeriesRow, 'series_id'>;

/** The holder's actions on a series beyond its review. */
function seriesActions(
  row: SeriesEntity,
  status: ReviewStatus,
  open: RevisionEntity | undefined,
): SeriesAction[] {
  const live = row.published_at !== null;
  const waits = isUnderReview(status.state);
  const hidden = !live || row.visibility === 'private';
  const { visibility } = open ? (dataOf(open) as SeriesData) : row;
  // A visibility change of a live series is an edit of its own and cannot begin while another one is open.
  const switches = !waits && (!live || !open);
  return [
    ...(hidden && !waits ? (['edit'] as const) : []),
    ...(switches && live && row.visibility === 'public' ? (['edit_private'] as const) : []),
    ...(switches ? [visibility === 'public' ? ('to_private' as const) : ('to_public' as const)] : []),
    ...(live && row.visibility === 'public'
      ? actionsFor(shelfMachine, row.shelf, () => true).filter(
          (action) => action !== 'list' || isApproved(status.state),
        )
      : []),
    'duplicate',
    'delete',
  ];
}

/** Fields of a series in the holder's lists and pages. */
export function seriesFacts(row: SeriesEntity, of: Live, open: RevisionEntity | undefined): Facts {
  const status = reviewStatusOf(of, open);
  const proposed = open ? (dataOf(open) as SeriesData).visibility : row.visibility;
  const live = of.data !== null;
  return {
    series_id: row.id,
    ...status,
    actions: [...status.actions, ...seriesActions(row, status, open)],
    visibility: live ? row.visibility : proposed,
    proposed_visibility: live && proposed !== row.visibility ? proposed : null,
    shelf: row.shelf,
    edit_step: EDIT_STEPS.find((step) => step === open?.step) ?? null,
    published_at: iso(row.published_at),
    updated_at: (open?.submitted_at ?? open?.created_at ?? row.published_at ?? row.created_at).toISOString(),
  };
}
