import type { ClaimRow } from '@ipw/domain';
import type { CsvColumns } from '../core/csv/csv';
import { translate } from '../core/i18n';

type Exported = Pick<
  ClaimRow,
  'ip_name' | 'kind' | 'state' | 'created_at' | 'submitted_at' | 'due_at' | 'decided_at' | 'reason'
> & { id: string; member_name: string; phone_number: string; assignee_name: string | null };

/** Columns of a claim in an export: those of its list, with the same masks. */
export const claimColumns: CsvColumns<Exported> = {
  id: (claim) => claim.id,
  ip_name: (claim) => claim.ip_name,
  kind: (claim, language) => translate(language, `claim_kind.${claim.kind}`),
  state: (claim, language) => translate(language, `state.claim.${claim.state}`),
  member_name: (claim) => claim.member_name,
  phone_number: (claim) => claim.phone_number,
  assignee_name: (claim) => claim.assignee_name,
  created_at: (claim) => claim.created_at,
  submitted_at: (claim) => claim.submitted_at,
  due_at: (claim) => claim.due_at,
  decided_at: (claim) => claim.decided_at,
  reason: (claim) => claim.reason,
};
