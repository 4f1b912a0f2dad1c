import { REVEAL, TEXT } from '@ipw/domain';
import { useState } from 'react';
import { FormDialog } from '../components/FormDialog';
import { Prose } from '../components/Prose';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';

interface Props {
  title: string;
  /** Daily limit of unmaskings of this kind. */
  perDay: number;
  busy: boolean;
  error: Error | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason to unmask a field; the reason is written to the record's history. */
export function RevealDialog({ title, perDay, busy, error, onConfirm, onClose }: Props) {
  const t = useT();
  const [reason, setReason] = useState('');
  const problem = error instanceof Refusal ? error.body.errors['reason'] : undefined;
  return (
    <FormDialog
      title={title}
      confirm={t('reveal')}
      busy={busy}
      problem={!problem && error?.message}
      onSubmit={() => onConfirm(reason.trim())}
      onClose={onClose}
    >
      <p className="soft">{t('reveal.text', { seconds: REVEAL.shownMs / 1000, count: perDay })}</p>
      <Prose
        first
        required
        label={t('reveal.reason')}
        placeholder={t('reveal.placeholder')}
        max={TEXT.reason}
        value={reason}
        error={problem}
        onChange={setReason}
      />
    </FormDialog>
  );
}
