import type { FilingAdminRecord } from '@ipw/domain';
import { Day } from '../components/Day';
import { Moment } from '../components/Moment';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';

/** The stages of a filing as its owner sees them, each with the time it was reached; of the registration the day. */
export function Stages({ stages }: Pick<FilingAdminRecord, 'stages'>) {
  const t = useT();
  return (
    <ol aria-label={t('field.stages')}>
      {stages.map(({ key, at }) => (
        <li key={key}>
          {t(keyOf('filing_stage', key))} · {key === 'registered' ? <Day on={at} /> : <Moment at={at} />}
        </li>
      ))}
    </ol>
  );
}
