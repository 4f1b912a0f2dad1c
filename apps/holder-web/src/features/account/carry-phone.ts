import { ask, keepDraft, readDraft } from '@ipw/ui';
import { FIRST_COUNTRY } from '../../form/phone';
import { translate } from '../../i18n/catalogue';

type AccountForm = 'login' | 'overseasLogin' | 'register' | 'reset';

/**
 * Copies the phone number from one form's draft to another's, so that it is typed once. `first`: the country when none was
 * chosen.
 */
export function carryPhone(from: AccountForm, to: AccountForm, first: string = FIRST_COUNTRY): void {
  const { country = first, phone_number } = readDraft(from) ?? {};
  const there = readDraft(to);
  // Without a number in this draft, the other one's stays.
  if (phone_number || !there?.phone_number) keepDraft(to, { ...there, country, phone_number });
}

/** Asks about a phone number that has no account. */
export const wantsToRegister = (): Promise<boolean> =>
  ask({
    title: translate('login.unknown_title'),
    text: translate('login.unknown_text'),
    confirm: translate('login.register_now'),
  });
