import type { OperatorRecord } from '@ipw/domain';
import { useInput, useRecordContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { useT } from '../i18n/locale';
import { OWNER } from '../components/relation-key';
import './second-owner.css';

/** Asks for a confirmation before an IP that has an owner gets a second one. */
export function SecondOwner() {
  const t = useT();
  const record = useRecordContext<OperatorRecord>();
  const { field } = useInput({ source: 'despite_owner', defaultValue: null });
  const relation = useWatch<{ match_relation?: unknown }>({ name: 'match_relation' });
  const { errors } = useFormState();
  const owners = record?.other_owners ?? [];
  // For a new relation only the server knows the owner: it refuses, and then the checkbox is shown.
  const warned = owners.length > 0 || errors['match_relation'] !== undefined || field.value === 1;
  if (relation !== OWNER || record?.match_relation === OWNER || !warned) return null;
  return (
    <div className="warning second-owner">
      {owners.length > 0 && <p>{t('operator.has_owner', { names: owners.join(' · ') })}</p>}
      <label>
        <input
          type="checkbox"
          checked={field.value === 1}
          onChange={(event) => field.onChange(event.target.checked ? 1 : null)}
          onBlur={field.onBlur}
        />
        <span>{t('field.despite_owner')}</span>
      </label>
    </div>
  );
}
