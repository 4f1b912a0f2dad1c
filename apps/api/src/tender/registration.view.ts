import {
  REGISTRATION_OUT,
  REGISTRATION_REJECTED,
  registrationMachine,
  type RegistrationState,
  type RegistrationStatus,
  tenderResultMachine,
} from '@ipw/domain';
import { iso } from '../core/http/iso';
import type { RegistrationEntity } from './registration.entity';

/** States that staff give a reason for. */
const TURNED_DOWN: readonly RegistrationState[] = [REGISTRATION_REJECTED, REGISTRATION_OUT];

/** Where an entry is; before the first draft it is not submitted. */
export const statusOf = (row: RegistrationEntity | undefined): RegistrationStatus => ({
  state: row?.state ?? registrationMachine.initial,
  result: row?.result ?? tenderResultMachine.initial,
  rank: row?.rank ?? null,
  comment: row?.comment ?? null,
  submitted_at: iso(row?.submitted_at ?? null),
  decided_at: iso(row?.decided_at ?? null),
  reason_code: row && TURNED_DOWN.includes(row.state) ? row.reason_code : null,
  reason: row && TURNED_DOWN.includes(row.state) ? row.reason : null,
});
