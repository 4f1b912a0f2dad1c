import type { AgreementDraft } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useT } from '../i18n/locale';
import { useAgreementAct } from './agreement.calls';

export function DiscardButton({ id, draft }: { id: string; draft: AgreementDraft }) {
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const act = useAgreementAct(id);
  const discard = () =>
    act.mutate(
      { action: 'discard', body: { version: draft.version } },
      { onSuccess: () => notify('agreement.discarded', { type: 'success' }) },
    );
  return (
    <>
      <button type="button" className="button danger" onClick={() => setAsking(true)}>
        {t('agreement.discard')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('agreement.discard.ask', { version: draft.version_word })}
          text={t('agreement.discard.text')}
          confirm={t('agreement.discard')}
          busy={act.isPending}
          error={act.error}
          onConfirm={discard}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
