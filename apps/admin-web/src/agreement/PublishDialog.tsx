import type { AgreementDraft, AgreementRecord } from '@ipw/domain';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
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
  const translate = useTranslate();
  const id = useId();
  // What was read: the page behind the dialog may show a colleague's changes meanwhile, and what is published is final.
  const [{ version, earliest, version_word }] = useState(draft);
  const [day, setDay] = useState(earliest);
  const act = useAgreementAct(record.id, 'agreement.published');
  const errors = act.error instanceof Refusal ? act.error.body.errors : {};
  const early = day && day < earliest ? translate('ra.validation.minValue', { min: earliest }) : undefined;
  const problem = early ?? errors['effective_from'];
  return (
    <FormDialog
      title={t('agreement.publish.ask', { version: version_word })}
      confirm={t('agreement.publish')}
      busy={act.isPending}
      problem={!problem && (Object.values(errors)[0] ?? act.error?.message)}
      onSubmit={() => act.mutate({ action: 'publish', body: { version, effective_from: day } })}
      onClose={onClose}
    >
      <p className="soft">{t(keyOf('renewal_text', record.renewal))}</p>
      <div className="input">
        <label htmlFor={id}>{t('agreement.effective_from')}</label>
        <input
          id={id}
          type="date"
          required
          min={earliest}
          value={day}
          aria-invalid={!!problem}
          onChange={(event) => setDay(event.target.value)}
        />
        <small>{t('agreement.effective_help')}</small>
        <Problem error={problem} empty={!day} />
      </div>
    </FormDialog>
  );
}
