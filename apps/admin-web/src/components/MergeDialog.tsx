import type { ReferenceKind } from '@ipw/domain';
import { useId, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { useFormats } from '../i18n/format';
import { useT } from '../i18n/locale';
import { useRows } from '../providers/use-rows';

const ALL = { page: 1, perPage: 100 };

interface Props {
  /** Name of the tag to be replaced. */
  name: string;
  uses: number;
  /** The reference list to choose from. */
  kind: ReferenceKind;
  /** The item itself, which cannot be chosen. */
  except?: string;
  busy: boolean;
  error: Error | null;
  onMerge: (into: string) => void;
  onClose: () => void;
}

/** Asks which item of a list replaces a tag. */
export function MergeDialog({ name, uses, kind, except, busy, error, onMerge, onClose }: Props) {
  const t = useT();
  const { number } = useFormats();
  const id = useId();
  const [into, setInto] = useState('');
  const { data = [] } = useRows('references', {
    filter: { list: kind },
    pagination: ALL,
    sort: { field: 'sort', order: 'ASC' },
  });
  const others = data.filter((other) => other.id !== except && other.actions.includes('merge'));
  return (
    <ConfirmDialog
      title={t('reference.merge.ask', { name })}
      text={t('reference.merge.text', { count: number(uses) })}
      confirm={t('reference.merge')}
      busy={busy || !into}
      error={error}
      onConfirm={() => onMerge(into)}
      onClose={onClose}
    >
      <div className="input">
        <label htmlFor={id}>{t('reference.merge_into')}</label>
        <select id={id} className="select" value={into} onChange={(event) => setInto(event.target.value)}>
          <option value="">{t('reference.merge_choose')}</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.name}
            </option>
          ))}
        </select>
      </div>
    </ConfirmDialog>
  );
}
