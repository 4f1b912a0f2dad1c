import { useState } from 'react';
import { FormDialog } from '../components/FormDialog';
import { useT } from '../i18n/locale';
import { useConsultants } from './use-consultants';

interface Props {
  title: string;
  text: string;
  confirm: string;
  /** Already theirs, or leaving: cannot be chosen. */
  except?: string | null;
  /** Whether there is a consultant to take away. */
  removable: boolean;
  busy: boolean;
  error: Error | null;
  /** Null: nobody. */
  onConfirm: (consultantId: string | null) => void;
  onClose: () => void;
}

const NOBODY = '';

/** Who shall look after these members. */
export function AssignDialog({
  title,
  text,
  confirm,
  except,
  removable,
  busy,
  error,
  onConfirm,
  onClose,
}: Props) {
  const t = useT();
  const { data, isPending, error: failed } = useConsultants();
  const [chosen, setChosen] = useState<string>();
  const offered = (data ?? []).filter(({ id }) => id !== except);
  const option = (value: string, label: string, note?: string) => (
    <label key={value}>
      <input
        type="radio"
        name="consultant"
        required
        checked={chosen === value}
        onChange={() => setChosen(value)}
      />
      {label}
      {note && <small className="soft">{note}</small>}
    </label>
  );
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      busy={busy}
      problem={(error ?? failed)?.message}
      disabled={chosen === undefined}
      onSubmit={() => chosen !== undefined && onConfirm(chosen || null)}
      onClose={onClose}
    >
      <p className="soft">{text}</p>
      <fieldset className="reasons">
        <legend>{t('field.consultant_name')}</legend>
        {isPending && <i className="skeleton block" />}
        {offered.map(({ id, name, members }) =>
          option(id, name, t('consultant.members', { count: members })),
        )}
        {removable && option(NOBODY, t('consultant.none'))}
        {!isPending && offered.length === 0 && <p className="soft">{t('consultant.no_other')}</p>}
      </fieldset>
    </FormDialog>
  );
}
