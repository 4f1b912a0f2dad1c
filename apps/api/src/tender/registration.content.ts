import type { Usage } from '@ipw/domain';
import { REGISTRATION_FILES } from '@ipw/domain';
import { fromJson } from '../core/db/db';
import type { Entered, RegistrationEntity, Snapshot } from './registration.entity';

type Stored = Pick<RegistrationEntity, 'data' | 'snapshot'>;

/** What the entrant has saved, as the column `data` holds it. */
export const enteredIn = ({ data }: Pick<Stored, 'data'>): Entered => fromJson<Entered>(data);
/** What was handed in; null before. */
export const snapshotOf = ({ snapshot }: Pick<Stored, 'snapshot'>): Snapshot | null =>
  snapshot === null ? null : fromJson<Snapshot>(snapshot);

/** What a new registration holds. */
export const NOTHING_ENTERED: Entered = {
  tab: 'gallery',
  ip_intro: '',
  remark: '',
  attachments: [],
  case_images: [],
  series_id: null,
  case_id: null,
};

/** The entered part of a call's input. */
export const enteredOf = ({
  tab,
  ip_intro,
  remark,
  attachments,
  case_images,
  series_id,
  case_id,
}: Omit<Entered, 'series_id' | 'case_id'> & {
  series_id?: string | null | undefined;
  case_id?: string | null | undefined;
}): Entered => ({
  tab,
  ip_intro,
  remark,
  attachments,
  case_images,
  series_id: series_id ?? null,
  case_id: case_id ?? null,
});

/** What was handed in, as it was entered; null before. */
export function submittedIn(row: Pick<Stored, 'snapshot'>): Entered | null {
  const copied = snapshotOf(row);
  if (!copied) return null;
  const { series, case: chosen, ip_name: _name, ...entered } = copied;
  return enteredOf({ ...entered, series_id: series.series_id, case_id: chosen.case_id });
}

/** Whether the entrant has saved something else than what was handed in. */
export function isDraftNewer(row: Stored): boolean {
  const submitted = submittedIn(row);
  return submitted !== null && JSON.stringify(submitted) !== JSON.stringify(enteredOf(enteredIn(row)));
}

/** File fields of what was handed in: of series and case, too, whose pictures stay when these are deleted. */
export const SNAPSHOT_FILES = {
  ...REGISTRATION_FILES,
  series: 'series_image',
  case: 'case_image',
} as const satisfies Record<string, Usage>;

/** Ids of the files of what was handed in, by field. */
export const snapshotFiles = ({ attachments, case_images, series, case: chosen }: Snapshot) => ({
  attachments,
  case_images,
  series: [...new Set([...(series.cover ? [series.cover] : []), ...series.images])],
  case: [...new Set(chosen.image_list)],
});
