import type { FilingAdminRecord } from '@ipw/domain';
import { Moment } from '../components/Moment';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';

/** The stages of a filing as its owner sees them, each with the time it was reached; of the registration the day. */
export function Stages({ stages }: Pick<FilingAdminRecord, 'stages'>) {
  const t = useT();
  const { wholeDay } = useFormats();
  return (
    <ol aria-label={t('field.stages')}>
      {stages.map(({ key, at }) => (
        <li key={key}>
          {t(keyOf('filing_stage', key))} ·{' '}
          {at && key === 'registered' ? <time dateTime={at}>{wholeDay(at)}</time> : <Moment at={at} />}
        </li>
      ))}
    </ol>
  );
}
