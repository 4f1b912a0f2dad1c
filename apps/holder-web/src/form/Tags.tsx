import { CloseIcon, Field } from '@ipw/ui';
import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/catalogue';
import './tags.css';

interface Props {
  id: string;
  label: string;
  hint: ReactNode;
  error: string | undefined;
  most: number;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Tags typed by the holder, one after the other. Text left in the field is added when it loses focus. */
export function Tags({ id, label, hint, error, most, value, onChange }: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const add = () => {
    const tag = typed.normalize('NFC').trim();
    setTyped('');
    if (tag && !value.includes(tag)) onChange([...value, tag]);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional>
      {(control) => (
        <div className="info-tags">
          {value.map((tag) => (
            <span key={tag} className="info-tag">
              {tag}
              <button
                type="button"
                aria-label={t('form.tags.remove', { tag })}
                onClick={() => onChange(value.filter((one) => one !== tag))}
              >
                <CloseIcon size={14} />
              </button>
            </span>
          ))}
          {value.length < most && (
            <input
              className="ui-input"
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                // Enter that ends the input method's composition adds no tag.
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
          )}
        </div>
      )}
    </Field>
  );
}
