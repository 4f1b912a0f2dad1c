import { idFieldOf, type PIECE_ACTIONS, type PieceKind, type Standing } from '@ipw/domain';
import { iso } from '../http/iso';
import type { PieceEntity } from './piece.entity';
import { livePiece } from './piece.subject';
import type { RevisionEntity } from './revision.entity';
import { standingOf } from './revision.view';

type PieceAction = (typeof PIECE_ACTIONS)[number];
/** What its holder may do beyond the review: what lies with staff is taken back before it is edited. */
const actionsOf = ({ state, actions }: Standing): string[] => [
  ...actions,
  ...(state === 'pending' ? [] : ['edit' satisfies PieceAction]),
  'delete' satisfies PieceAction,
];

/** What every list and page of the holder shows of a piece beside its content. */
export function pieceFacts({ name }: PieceKind, row: PieceEntity, open: RevisionEntity | undefined) {
  const standing = standingOf(livePiece(row), open);
  return {
    [idFieldOf(name)]: row.id,
    ...standing,
    actions: actionsOf(standing),
    sort: row.sort,
    add_time: row.created_at.toISOString(),
    [`${name}_check_time`]: iso(row.checked_at),
    [`${name}_image_check_time`]: iso(row.images_checked_at),
    published_at: iso(row.published_at),
    updated_at: (open?.submitted_at ?? open?.created_at ?? row.checked_at ?? row.created_at).toISOString(),
  };
}
