import { keepDraft, readDraft } from '@ipw/ui';
import { FIRST_COUNTRY } from '../../form/phone';

type AccountForm = 'login' | 'register' | 'reset';

/** Nobody types their number twice: takes it from one form's draft to another's. */
export function carryPhone(from: AccountForm, to: AccountForm): void {
  const { country, phone_number } = readDraft(from) ?? {};
  keepDraft(to, { ...readDraft(to), country: country ?? FIRST_COUNTRY, phone_number });
}
