import type { Machine } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ResourceName } from '../access';
import type { StatefulRow } from '../fields/field';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { FieldsDialog } from '../review/FieldsDialog';
import { mannerOf } from '../review/machine-of';
import type { Asks } from '../review/reviewable';
import { useAct } from '../review/use-act';

interface Props<R extends StatefulRow> {
  resource: ResourceName;
  machine: Machine;
  asks: Asks;
  title: string;
  record: R;
}

/** What the server offers on a record that is in nobody's queue, each asked about first. */
export function RecordActions<R extends StatefulRow>({ resource, machine, asks, title, record }: Props<R>) {
  const t = useT();
  const notify = useNotify();
  const act = useAct(resource, record);
  const [asking, setAsking] = useState<string>();
  const label = (action: string) => t(keyOf('action', machine.name, action));
  const take = (action: string, body: Record<string, string>) =>
    act.mutate(
      { action, body },
      {
        onSuccess: () => {
          setAsking(undefined);
          notify('review.taken', { type: 'success', messageArgs: { action: label(action) } });
        },
      },
    );
  return (
    <>
      {record.actions.map((action) => (
        <button
          key={action}
          type="button"
          className={mannerOf(machine, action) === 'refuse' ? 'button danger' : 'button'}
          onClick={() => {
            act.reset();
            setAsking(action);
          }}
        >
          {label(action)}
        </button>
      ))}
      {asking && (
        <FieldsDialog
          title={t('review.ask', { action: label(asking), name: title })}
          confirm={label(asking)}
          names={asks[asking] ?? []}
          busy={act.isPending}
          error={act.error}
          onConfirm={(body) => take(asking, body)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
