import type { AgreementDraft, AgreementRecord } from '@ipw/domain';
import { type FormEvent, useId, useState } from 'react';
import { Dialog } from '../components/Dialog';
import { Refusal } from '../http/refusal';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { useAgreementAct } from './agreement.calls';

interface Props {
  record: AgreementRecord;
  draft: AgreementDraft;
  onClose: () => void;
}

/** From which day the new version holds, and what that asks of members. */
export function PublishDialog({ record, draft, onClose }: Props) {
  const t = useT();
  const id = useId();
  const [day, setDay] = useState(draft.earliest);
  const act = useAgreementAct(record.id, 'agreement.published');
  const errors = act.error instanceof Refusal ? act.error.body.errors : {};
  const problem = errors['effective_from'];
  const publish = (event: FormEvent) => {
    event.preventDefault();
    act.mutate({ action: 'publish', body: { version: draft.version, effective_from: day } });
  };
  return (
    <Dialog title={t('agreement.publish.ask', { version: draft.version_word })} onClose={onClose}>
      <form className="stack" onSubmit={publish}>
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
          {problem && <em>{problem}</em>}
        </div>
        <p className="problem" role="alert">
          {act.error && !problem && (Object.values(errors)[0] ?? act.error.message)}
        </p>
        <div className="dialog-bar">
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="button primary" disabled={act.isPending} aria-busy={act.isPending}>
            {t('agreement.publish')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
