import type { FormEvent, ReactNode } from 'react';
import { useT } from '../i18n/locale';
import { Dialog } from './Dialog';

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

/** A dialog with a form. */
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog title={title} onClose={onClose} {...(wide && { wide })}>
      <form className="stack" onSubmit={submit}>
        {children}
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
