import type { ReferenceItem } from '@ipw/domain';
import { useId, useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { ConfirmDialog } from '../components/ConfirmDialog';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { useAct } from '../review/use-act';

const ALL = { page: 1, perPage: 100 };

/** Puts another item of the list in this one's place, after asking which. */
export function MergeButton({ item }: { item: ReferenceItem }) {
  const t = useT();
  const { number } = useFormats();
  const notify = useNotify();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const [into, setInto] = useState('');
  const act = useAct('references', item);
  const { data = [] } = useGetList<ReferenceItem>(
    'references',
    { filter: { kind: item.kind }, pagination: ALL, sort: { field: 'sort', order: 'ASC' } },
    { enabled: asking },
  );
  const others = data.filter((other) => other.id !== item.id && other.actions.includes('merge'));
  const merge = () =>
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
        <ConfirmDialog
          title={t('reference.merge.ask', { name: item.name })}
          text={t('reference.merge.text', { count: number(item.uses) })}
          confirm={t('reference.merge')}
          busy={act.isPending || !into}
          error={act.error}
          onConfirm={merge}
          onClose={() => setAsking(false)}
        >
          <div className="input">
            <label htmlFor={id}>{t('reference.merge_into')}</label>
            <select id={id} value={into} onChange={(event) => setInto(event.target.value)}>
              <option value="" />
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name}
                </option>
              ))}
            </select>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
