import type { Directory } from '@ipw/domain';
import { Button, ErrorState, Select, Skeleton, TextField } from '@ipw/ui';
import { useState } from 'react';
import { IpPicture } from '../../app/IpPicture';
import { useResource } from '../../app/use-resource';
import { useT } from '../../i18n/catalogue';
import { findIps } from './calls';

interface Query {
  keyword: string;
  field: string;
  type: string;
  page: number;
}
const ALL: Query = { keyword: '', field: '', type: '', page: 1 };

interface Props {
  chosen: readonly string[];
  onAdd: (id: string) => void;
}

/** A search of IPs that can be asked, by name, licensing field and type. */
export function FindIps({ chosen, onAdd }: Props) {
  const t = useT();
  const [query, setQuery] = useState(ALL);
  const [typed, setTyped] = useState('');
  // The options stay while the next answer is loading.
  const [options, setOptions] = useState<Directory['options']>();
  const narrow = (part: Partial<Query>) => setQuery({ ...query, page: 1, ...part });
  const lists = [
    ['field', 'cooperate.find_field'],
    ['type', 'cooperate.find_type'],
  ] as const;
  return (
    <div className="ui-stack cooperate-find" role="search" aria-label={t('cooperate.find')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          narrow({ keyword: typed.trim() });
        }}
      >
        <TextField
          type="search"
          label={t('cooperate.find_name')}
          value={typed}
          maxLength={40}
          onChange={(value) => {
            setTyped(value);
            if (!value) narrow({ keyword: '' });
          }}
        />
        <Button type="submit">{t('ui.search')}</Button>
      </form>
      <div className="cooperate-narrow">
        {lists.map(([list, label]) => (
          <Select
            key={list}
            label={t(label)}
            value={query[list]}
            options={[
              { value: '', label: t('ui.all') },
              ...(options?.[list] ?? [])
                .filter(({ id }) => list !== 'field' || String(id) !== ALL_FIELDS)
                .map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(value) => narrow({ [list]: value })}
          />
        ))}
      </div>
      <ul className="cooperate-results">
        {Array.from({ length: query.page }, (_, at) => (
          <Results
            key={`${query.keyword} ${query.field} ${query.type} ${String(at)}`}
            query={{ ...query, page: at + 1 }}
            last={at + 1 === query.page}
            chosen={chosen}
            onAdd={onAdd}
            onOptions={setOptions}
            onMore={() => setQuery({ ...query, page: query.page + 1 })}
          />
        ))}
      </ul>
    </div>
  );
}

/** Id of the licensing field 'all', as it stands in an address. */
const ALL_FIELDS = '31';

interface ResultsProps extends Props {
  query: Query;
  last: boolean;
  onOptions: (options: Directory['options']) => void;
  onMore: () => void;
}

/** One page of results, as items of the list. */
function Results({ query, last, chosen, onAdd, onOptions, onMore }: ResultsProps) {
  const t = useT();
  const { keyword, field, type, page } = query;
  const { data, error, retry } = useResource(`cooperate-find ${JSON.stringify(query)}`, async () => {
    const found = await findIps({
      claimed: true,
      page,
      ...(keyword && { keyword }),
      ...(field && { field: Number(field) }),
      ...(type && { type: Number(type) }),
    });
    onOptions(found.options);
    return found;
  });
  if (error)
    return (
      <li className="cooperate-whole">
        <ErrorState message={error.message} onRetry={retry} />
      </li>
    );
  if (!data)
    return (
      <li className="cooperate-whole">
        <Skeleton lines={12} height={66} />
      </li>
    );
  return (
    <>
      {page === 1 ? (
        <li className="cooperate-whole ui-soft">
          <p role="status">
            {data.total ? t('cooperate.found', { count: data.total }) : t('cooperate.none_found')}
          </p>
        </li>
      ) : null}
      {data.list.map(({ ip_id, ip_name, ip_image, auth_field }) => (
        <li key={ip_id}>
          <button
            type="button"
            aria-label={t('cooperate.choose_ip', { name: [ip_name, auth_field].filter(Boolean).join(' ') })}
            disabled={chosen.includes(ip_id)}
            onClick={() => onAdd(ip_id)}
          >
            <IpPicture src={ip_image} name={ip_name} size={48} />
            <span>
              <strong>{ip_name}</strong> {auth_field && <small>{auth_field}</small>}
            </span>
          </button>
        </li>
      ))}
      {last && page * data.page_size < data.total ? (
        <li className="cooperate-whole">
          <Button onClick={onMore}>{t('cooperate.next_page')}</Button>
        </li>
      ) : null}
    </>
  );
}
