import { filingApi, type FilingRow } from '@ipw/domain';
import { ask, Button, toast } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../../app/api';
import { useT } from '../../i18n/catalogue';
import { filingsChanged } from './filing.calls';

/** Deletes a draft after a question. */
export function DeleteDraft({ filing: { filing_id, title } }: { filing: FilingRow }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    const yes = await ask({
      title: t('filing.delete.ask', { title: title ?? t('filing.unnamed') }),
      text: t('filing.delete.text'),
      confirm: t('filing.delete'),
      danger: true,
    });
    if (!yes) return;
    setBusy(true);
    try {
      await api(filingApi.delete, { filing_id });
      toast('good', t('ui.deleted'));
      await filingsChanged();
    } catch {
      // The call has shown why.
    }
    setBusy(false);
  };
  return (
    <Button small look="quiet" busy={busy} onClick={() => void remove()}>
      {t('filing.delete')}
    </Button>
  );
}
