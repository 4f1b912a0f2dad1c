import type { FieldPlan } from '@ipw/domain';
import { TextField } from '@ipw/ui';
import { useT, type Key } from '../i18n/catalogue';
import './form-parts.css';

interface Props {
  id: string;
  label: string;
  error: string | undefined;
  plan: FieldPlan & { as: 'accounts' };
  value: Readonly<Record<string, string>>;
  onChange: (value: Record<string, string>) => void;
}

/** Names of accounts elsewhere, one field each. */
export function Accounts({ id, label, error, plan, value, onChange }: Props) {
  const t = useT();
  return (
    <fieldset id={id} tabIndex={-1} className="ui-field">
      <legend className="ui-field-label">
        {label}
        <span className="ui-field-optional">{t('ui.optional')}</span>
      </legend>
      <div className="form-accounts">
        {plan.keys.map((key) => (
          <TextField
            key={key}
            label={t(`account.${key}` as Key)}
            autoComplete="off"
            maxLength={plan.length}
            value={value[key] ?? ''}
            onChange={(account) => onChange({ ...value, [key]: account })}
          />
        ))}
      </div>
      <p className="ui-field-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
