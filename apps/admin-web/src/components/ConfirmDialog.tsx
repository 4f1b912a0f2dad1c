import type { ReactNode } from 'react';
import { useT } from '../i18n/locale';
import { Dialog } from './Dialog';

interface Props {
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for confirmation of an action that cannot be undone. */
export function ConfirmDialog({ title, text, confirm, busy, error, onConfirm, onClose, children }: Props) {
  const t = useT();
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="soft">{text}</p>
      {children}
      <p className="problem" role="alert">
        {error?.message}
      </p>
      <div className="dialog-bar">
        <button type="button" className="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className="button primary"
          data-first
          disabled={busy}
          aria-busy={busy}
          onClick={onConfirm}
        >
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
