import { keepDraft, readDraft } from '@ipw/ui';
import { FIRST_COUNTRY } from '../../form/phone';

type AccountForm = 'login' | 'overseasLogin' | 'register' | 'reset';

/** Nobody types their number twice: takes it from one form's draft to another's. `first`: the country where none was chosen. */
export function carryPhone(from: AccountForm, to: AccountForm, first: string = FIRST_COUNTRY): void {
  const { country = first, phone_number } = readDraft(from) ?? {};
  const there = readDraft(to);
  // A number typed there stays where none was typed here.
  if (phone_number || !there?.phone_number) keepDraft(to, { ...there, country, phone_number });
}
