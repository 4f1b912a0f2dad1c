import { ErrorState, Skeleton } from '@ipw/ui';
import { Link } from 'react-router';
import { useT } from '../../i18n/catalogue';
import type { Choice } from './entry.calls';

interface Props {
  id: string;
  name: 'series_id' | 'case_id';
  found: {
    choices: readonly Choice[] | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => unknown;
  };
  /** Where approved content comes from. */
  to: string;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** One of the approved series or cases, each with its picture. */
export function EntryChoice({ id, name, found, to, value, error, onChange }: Props) {
  const t = useT();
  const { choices } = found;
  return (
    <fieldset id={id} tabIndex={-1} className="ui-field" aria-describedby={`${id}-error`}>
      <legend className="ui-field-label">{t(`entry.${name}`)}</legend>
      <p className="ui-field-hint">{t(`entry.${name}.hint`)}</p>
      {found.error && <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton lines={1} height={96} />}
      {choices?.length === 0 && (
        <p className="ui-soft">
          {t(`entry.${name}.none`)} <Link to={to}>{t(`entry.${name}.go`)}</Link>
        </p>
      )}
      {!!choices?.length && (
        <div className="entry-choices">
          {choices.map((one) => (
            <label key={one.id} data-chosen={one.id === value || undefined}>
              <input
                type="radio"
                name={name}
                className="ui-hidden"
                checked={one.id === value}
                onChange={() => onChange(one.id)}
              />
              <span className="entry-face">
                {one.picture && <img src={one.picture} alt="" loading="lazy" />}
              </span>
              <span>{one.name}</span>
            </label>
          ))}
        </div>
      )}
      <p className="ui-field-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
