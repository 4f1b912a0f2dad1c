import { useSearchParams } from 'react-router';
import { useIpId } from './member';

/** Filters and page of a list, kept in the address, so that a view can be shared and returned to. */
export function useListQuery<K extends string>(names: readonly K[]) {
  const ipId = useIpId();
  const [query, setQuery] = useSearchParams();
  const filter = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<K, string>;
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const open = (values: Record<string, string>) =>
    setQuery(
      Object.entries({ id: ipId, ...filter, ...values }).filter(([, value]) => value !== ''),
      { replace: true },
    );
  return {
    filter,
    page,
    /** Whether anything narrows the list. */
    narrowed: names.some((name) => name !== 'sort' && filter[name] !== ''),
    /** Sets filters and returns to the first page; an empty value removes one. */
    change: (values: Partial<Record<K, string>>) => open(values as Record<string, string>),
    clear: () => open(Object.fromEntries(names.map((name) => [name, '']))),
    goTo: (next: number) => open({ page: next > 1 ? String(next) : '' }),
  };
}
