import { type ReactNode, useRef, useState } from 'react';
import { FormDialog } from '../../components/FormDialog';
import { Refusal } from '../../http/refusal';
import { useT } from '../../i18n/locale';
import { AskInput } from './AskInput';
import { type Ask, nameOf } from '../../pages/ask';
import type { DraftProps } from './use-drafts';

/** Values typed so far. */
export type Typed = Readonly<Record<string, string>>;

interface Props extends DraftProps<Typed> {
  title: string;
  confirm: string;
  /** Inputs to ask for; without any, only a confirmation. */
  asks: readonly Ask[];
  busy: boolean;
  error: Error | null;
  onConfirm: (values: Record<string, string>) => void;
  onClose: () => void;
  /** Description of the record. */
  children?: ReactNode;
}

/** Asks for the inputs of an action before it is taken. A file is chosen again after the dialog was closed. */
export function FieldsDialog({
  title,
  confirm,
  asks,
  draft = {},
  onDraft,
  busy,
  error,
  onConfirm,
  onClose,
  children,
}: Props) {
  const t = useT();
  const [values, setValues] = useState(draft);
  // A file may arrive after something else was typed.
  const newest = useRef(values);
  const write = (name: string, value: string) => {
    newest.current = { ...newest.current, [name]: value };
    setValues(newest.current);
    onDraft(newest.current);
  };
  const errors = error instanceof Refusal ? error.body.errors : {};
  const names = asks.map(nameOf);
  const shown = names.some((name) => errors[name]);
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      busy={busy}
      problem={!shown && error?.message}
      first={asks.length === 0}
      onSubmit={() => onConfirm(Object.fromEntries(names.map((name) => [name, (values[name] ?? '').trim()])))}
      onClose={onClose}
    >
      <p className="soft">{t('asks.text')}</p>
      {children}
      {asks.map((ask, at) => {
        const name = nameOf(ask);
        return (
          <AskInput
            key={name}
            ask={ask}
            value={values[name] ?? ''}
            error={errors[name]}
            first={at === 0}
            onChange={(value) => write(name, value)}
          />
        );
      })}
    </FormDialog>
  );
}
