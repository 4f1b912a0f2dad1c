import type { ConsultantRow } from '@ipw/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useT } from '../i18n/locale';
import { AssignDialog } from '../care/AssignDialog';
import { callApi } from '../http/call-api';

const ACTION = 'hand-over';

/** Reassigns all members of a consultant to another one, e.g. when the consultant leaves. */
export function HandOver({ consultant }: { consultant: ConsultantRow }) {
  const t = useT();
  const notify = useNotify();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const hand = useMutation<{ moved: number }, Error, string | null>({
    mutationFn: (consultant_id) =>
      callApi('POST consultants/:id/hand-over', {
        id: consultant.id,
        body: { consultant_id: consultant_id ?? undefined },
      }),
    onSuccess: ({ moved }) => {
      setAsking(false);
      notify('hand_over.done', { type: 'success', messageArgs: { count: moved } });
      return cache.invalidateQueries();
    },
  });
  if (!consultant.actions.includes(ACTION)) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {t('hand_over')}
      </button>
      {asking && (
        <AssignDialog
          title={t('hand_over.ask', { name: consultant.name, count: consultant.members })}
          text={t('hand_over.text')}
          confirm={t('hand_over')}
          except={consultant.id}
          removable
          busy={hand.isPending}
          error={hand.error}
          onConfirm={(id) => hand.mutate(id)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
