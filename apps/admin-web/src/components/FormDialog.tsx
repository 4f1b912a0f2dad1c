import { type FormEvent, type ReactNode, useState } from 'react';
import { useT } from '../i18n/locale';
import { Dialog } from './Dialog';
import { Incomplete } from './Missing';

interface Props {
  title: string;
  confirm: string;
  busy: boolean;
  /** Errors that belong to no field. */
  problem: string | false | undefined;
  /** The submit button: styled as a refusal, focused, or disabled. */
  danger?: boolean;
  first?: boolean;
  disabled?: boolean;
  wide?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form. It is sent when it is complete; until then its fields say what they lack, and the first of them has the focus. */
export function FormDialog({
  title,
  confirm,
  busy,
  problem,
  danger,
  first,
  disabled,
  wide,
  onSubmit,
  onClose,
  children,
}: Props) {
  const t = useT();
  const [incomplete, setIncomplete] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLElement>('input:invalid, textarea:invalid');
    setIncomplete(!!field);
    if (field) field.focus();
    else onSubmit();
  };
  return (
    <Dialog title={title} onClose={onClose} {...(wide && { wide })}>
      <form className="stack" noValidate onSubmit={submit}>
        <Incomplete value={incomplete}>{children}</Incomplete>
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="dialog-bar">
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            className={danger ? 'button danger-solid' : 'button primary'}
            {...(first && { 'data-first': true })}
            disabled={busy || disabled}
            aria-busy={busy}
          >
            {confirm}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
