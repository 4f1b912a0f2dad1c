import type { CodeKeyRow } from '@ipw/domain';
import AddIcon from '@mui/icons-material/AddOutlined';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useT } from '../i18n/locale';
import { useMe } from '../http/session';
import { callApi } from '../http/call-api';

/** Adds the next key version after a confirmation; of two concurrent clicks one succeeds. */
export function AddKey() {
  const t = useT();
  const me = useMe();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data = [] } = useListContext<CodeKeyRow>();
  const [asking, setAsking] = useState(false);
  const add = useMutation<CodeKeyRow[], Error>({
    mutationFn: () => callApi('POST code-keys/rotate', { body: { version: data[0]?.version ?? 0 } }),
    onSuccess: () => {
      setAsking(false);
      notify('code-keys.added', { type: 'success' });
    },
    onSettled: () => refresh(),
  });
  if (!me.scopes.includes('code_key:write')) return null;
  return (
    <>
      <button
        type="button"
        className="button primary"
        disabled={data.length === 0}
        onClick={() => {
          add.reset();
          setAsking(true);
        }}
      >
        <AddIcon aria-hidden />
        {t('code-keys.add')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('code-keys.ask')}
          text={t('code-keys.ask.text')}
          confirm={t('code-keys.add')}
          busy={add.isPending}
          error={add.error}
          onConfirm={() => add.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
