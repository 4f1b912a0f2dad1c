import type { FormEvent, ReactNode } from 'react';
import { useT } from '../i18n/locale';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  confirm: string;
  busy: boolean;
  /** What no field shows of a refusal. */
  problem: string | false | undefined;
  /** The confirming button: it refuses something, it has the focus, or it cannot be pressed yet. */
  danger?: boolean;
  first?: boolean;
  disabled?: boolean;
  wide?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is filled in and sent. */
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
