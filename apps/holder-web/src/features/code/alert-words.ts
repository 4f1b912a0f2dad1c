import { ALERT_RULES, type AlertRow } from '@ipw/domain';
import type { translate } from '../../i18n/catalogue';

type Words = typeof translate;

/** The code or batch of an alert, as text. */
export const subjectOf = (t: Words, { batch_number: batch, serial }: AlertRow): string =>
  serial === null ? t('alert.batch', { batch }) : t('alert.code', { batch, serial });

/** The threshold that was reached, as text. */
export function whyOf(t: Words, { kind }: AlertRow): string {
  const { least, minutes = 0 } = ALERT_RULES[kind];
  return t(`alert_why.${kind}`, { least, minutes, hours: minutes / 60 });
}
