import { useState } from 'react';
import { FormDialog } from '../components/FormDialog';
import { useT } from '../i18n/locale';
import { useConsultants } from './use-consultants';

interface Props {
  title: string;
  text: string;
  confirm: string;
  /** The current or leaving consultant, who cannot be chosen. */
  except?: string | null;
  /** Whether "no consultant" can be chosen. */
  removable: boolean;
  busy: boolean;
  error: Error | null;
  /** Null: no consultant. */
  onConfirm: (consultantId: string | null) => void;
  onClose: () => void;
}

const NOBODY = '';

/** Asks for the new consultant of the given members. */
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
