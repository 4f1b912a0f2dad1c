import { LIST_SORTS, type ListSort } from '@ipw/domain';
import { Select } from '@ipw/ui';
import { useT } from '../i18n/catalogue';

interface Props {
  /** The label of the list's own order, which an empty value means; without one the list is newest first. */
  own?: string;
  value: string;
  onChange: (sort: string) => void;
}

/** The order a list is asked for. */
export const sortIn = (value: string): { sort?: ListSort } => {
  const sort = LIST_SORTS.find((one) => one === value);
  return sort ? { sort } : {};
};

/** Chooses the order of a list. */
export function SortSelect({ own, value, onChange }: Props) {
  const t = useT();
  const options = LIST_SORTS.map((sort) => ({ value: sort as string, label: t(`list.sort.${sort}`) }));
  return (
    <Select
      label={t('list.sort')}
      value={own ? value : value || 'newest'}
      options={own ? [{ value: '', label: own }, ...options] : options}
      onChange={onChange}
    />
  );
}
