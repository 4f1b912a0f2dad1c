import type { AgreementDraft, AgreementRecord } from '@ipw/domain';
import { useId, useState } from 'react';
import { FormDialog } from '../components/FormDialog';
import { Problem } from '../components/Missing';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { useAgreementAct } from './agreement.calls';

interface Props {
  record: AgreementRecord;
  draft: AgreementDraft;
  onClose: () => void;
}

/** Asks for the day the new version comes into force, and shows what it asks of members. */
export function PublishDialog({ record, draft, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [day, setDay] = useState(draft.earliest);
  const act = useAgreementAct(record.id, 'agreement.published');
  const errors = act.error instanceof Refusal ? act.error.body.errors : {};
  const problem = errors['effective_from'];
  return (
    <FormDialog
      title={t('agreement.publish.ask', { version: draft.version_word })}
      confirm={t('agreement.publish')}
      busy={act.isPending}
      problem={!problem && (Object.values(errors)[0] ?? act.error?.message)}
      onSubmit={() =>
        act.mutate({ action: 'publish', body: { version: draft.version, effective_from: day } })
      }
      onClose={onClose}
    >
      <p className="soft">{t(keyOf('renewal_text', record.renewal))}</p>
      <div className="input">
        <label htmlFor={id}>{t('agreement.effective_from')}</label>
        <input
          id={id}
          type="date"
          required
          min={draft.earliest}
          value={day}
          aria-invalid={!!problem}
          onChange={(event) => setDay(event.target.value)}
        />
        <small>{t('agreement.effective_help')}</small>
        <Problem error={problem} empty={day < draft.earliest} />
      </div>
    </FormDialog>
  );
}
