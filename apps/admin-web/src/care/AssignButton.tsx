import type { StatefulRow } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useAct } from '../http/resource-calls';
import { useT } from '../i18n/locale';
import { AssignDialog } from './AssignDialog';

export const ASSIGN = 'assign-consultant';

/** The question of the dialog, and what follows. */
const WORDS = {
  members: ['assign.ask', 'assign.text'],
  tenders: ['tender.assign_ask', 'tender.assign_text'],
} as const;

interface Props {
  resource: keyof typeof WORDS;
  record: StatefulRow & { consultant_id: string | null };
  name: string;
}

/** Assigns another consultant to a member or a project, with the version on the screen. */
export function AssignButton({ resource, record, name }: Props) {
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [ask, text] = WORDS[resource];
  const act = useAct(resource, record);
  if (!record.actions.includes(ASSIGN)) return null;
  const confirm = (consultant_id: string | null) =>
    act.mutate(
      { action: ASSIGN, body: { consultant_id } },
      {
        onSuccess: () => {
          setAsking(false);
          notify('assign.done', { type: 'success' });
        },
      },
    );
  const open = () => {
    act.reset();
    setAsking(true);
  };
  return (
    <>
      <button type="button" className="button" onClick={open}>
        {t(record.consultant_id ? 'assign.again' : 'assign')}
      </button>
      {asking && (
        <AssignDialog
          title={t(ask, { name })}
          text={t(text)}
          confirm={t('assign')}
          except={record.consultant_id}
          removable={record.consultant_id !== null}
          busy={act.isPending}
          error={act.error}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
