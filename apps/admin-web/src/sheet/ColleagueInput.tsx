import { useQuery } from '@tanstack/react-query';
import { Failed } from '../components/Placeholder';
import { Problem } from '../components/Missing';
import { callApi } from '../http/call-api';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import type { AskControl } from '../pages/ask';

/** Chooses a colleague who checks requests, by name and by how many they have already. */
export function ColleagueInput({ label, value, error, onChange }: AskControl) {
  const t = useT();
  const { number } = useFormats();
  const {
    data,
    error: failed,
    refetch,
  } = useQuery({ queryKey: ['sheets', 'colleagues'], queryFn: () => callApi('GET sheets/colleagues', {}) });
  return (
    <fieldset className="reasons">
      <legend>{label}</legend>
      {failed && <Failed error={failed} retry={() => void refetch()} />}
      {!data && !failed && <i className="skeleton block" />}
      {data?.map(({ id, name, role, assigned }) => (
        <label key={id}>
          <input
            type="radio"
            name="colleague_id"
            required
            value={id}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          {name}
          <small className="soft">
            {t(keyOf('role', role))} · {t('colleague.assigned', { count: number(assigned) })}
          </small>
        </label>
      ))}
      {data?.length === 0 && <p className="soft">{t('colleague.none')}</p>}
      <Problem error={error} empty={!value} />
    </fieldset>
  );
}
