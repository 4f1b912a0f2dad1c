import type { AgreementDraft } from '@ipw/domain';
import { useState } from 'react';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useT } from '../i18n/locale';
import { useAgreementAct } from './agreement.calls';

export function DiscardButton({ id, draft }: { id: string; draft: AgreementDraft }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const act = useAgreementAct(id, 'agreement.discarded');
  const discard = () => act.mutate({ action: 'discard', body: { version: draft.version } });
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
