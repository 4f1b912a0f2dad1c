import { useConsultants } from '../care/use-consultants';
import type { FilterControl } from '../fields/field';
import { may } from '../http/may';
import { useT } from '../i18n/locale';
import { useMe } from '../http/session';

/** Filters members by consultant, or without one; only for staff who assign consultants. */
export function ConsultantFilter(props: FilterControl) {
  return may(useMe(), 'consultants', 'list') ? <Choice {...props} /> : null;
}

function Choice({ label, value, onChange }: FilterControl) {
  const t = useT();
  const { data = [] } = useConsultants({});
  return (
    <select
      className="select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('filter.any', { field: label })}</option>
      <option value="none">{t('consultant.none')}</option>
      {data.map(({ id, name, members }) => (
        <option key={id} value={id}>
          {t('consultant.option', { name, count: members })}
        </option>
      ))}
    </select>
  );
}
