import { CheckIcon } from '@ipw/ui';
import { idOf } from '../../form/use-form';
import { useT, type Key } from '../../i18n/catalogue';

interface Props {
  percent: number;
  missing: { field: string; gain: number }[];
}

/** Completeness in percent, and the gain of each missing part. */
export function Completeness({ percent, missing }: Props) {
  const t = useT();
  return (
    <section className="ui-card info-complete" aria-labelledby="complete">
      <h2 id="complete">{t('ipinfo.complete', { percent })}</h2>
      <progress value={percent} max={100} aria-labelledby="complete" />
      {missing.length === 0 && (
        <p className="info-complete-done">
          <CheckIcon size={16} /> {t('ipinfo.complete.done')}
        </p>
      )}
      <ul>
        {missing.map(({ field, gain }) => (
          <li key={field}>
            <button type="button" onClick={() => document.getElementById(idOf(field))?.focus()}>
              <span>{t(`ipinfo.gain.${field}` as Key)}</span>
              <strong>{t('ipinfo.gain', { gain })}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
