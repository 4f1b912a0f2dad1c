import { TENDER_SOUGHT, type TenderFit, type TenderSought } from '@ipw/domain';
import { useT } from '../../i18n/catalogue';

const SOUGHT = Object.keys(TENDER_SOUGHT) as TenderSought[];

/** What a project and the IP share. */
export function FitNote({ fit }: { fit: TenderFit }) {
  const t = useT();
  const shared = SOUGHT.filter((name) => fit[name].length > 0);
  if (shared.length === 0) return <p className="ui-soft">{t('tender.fit.none')}</p>;
  return (
    <div className="tender-fit">
      <strong>{t('tender.fit')}</strong>
      <ul>
        {shared.map((name) => (
          <li key={name}>{t(`tender.fit.${name}`, { names: fit[name].join(' · ') })}</li>
        ))}
      </ul>
    </div>
  );
}
