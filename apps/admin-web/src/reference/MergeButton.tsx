import type { ReferenceItem } from '@ipw/domain';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useT } from '../i18n/locale';
import { useAct } from '../http/resource-calls';
import { MergeDialog } from '../components/MergeDialog';

/** Replaces this item with another of the list, chosen in a dialog. */
export function MergeButton({ item }: { item: ReferenceItem }) {
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const act = useAct('references', item);
  const merge = (into: string) =>
    act.mutate(
      { action: 'merge', body: { into } },
      {
        onSuccess: () => {
          setAsking(false);
          notify('reference.merged', { type: 'success' });
        },
      },
    );
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          act.reset();
          setAsking(true);
        }}
      >
        {t('reference.merge')}
      </button>
      {asking && (
        <MergeDialog
          name={item.name}
          uses={item.uses}
          kind={item.kind}
          except={item.id}
          busy={act.isPending}
          error={act.error}
          onMerge={merge}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
