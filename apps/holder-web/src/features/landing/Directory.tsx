import { directoryApi, type Directory as Shown } from '@ipw/domain';
import { buttonClass, EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api } from '../../app/api';
import { IpPicture } from '../../app/IpPicture';
import { paths, withQuery } from '../../app/paths';
import { useResource } from '../../app/use-resource';
import { useLanguage, useT } from '../../i18n/catalogue';
import { type DirectoryQuery, parseDirectoryQuery, isNarrowed, queryOf } from './directory-query';
import './directory.css';
import { DirectoryFilters } from './DirectoryFilters';

const to = (directoryQuery: DirectoryQuery) => ({ pathname: paths.landing, search: queryOf(directoryQuery) });

/** The public directory of IPs. Its filters are in the address, so that a view can be shared and returned to. */
export function Directory() {
  const t = useT();
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const directoryQuery = parseDirectoryQuery(query);
  const { data, error, retry } = useResource(`directory ${queryOf(directoryQuery)}`, () =>
    api(directoryApi.directory, directoryQuery),
  );
  // An address with filters scrolls to the directory.
  const [shared] = useState(isNarrowed(directoryQuery));
  const here = data !== undefined;
  useEffect(() => {
    if (shared && here) document.getElementById('directory-title')?.scrollIntoView();
  }, [shared, here]);
  // The options stay while the next answer is loading.
  const [options, setOptions] = useState<Shown['options']>();
  if (data && data.options !== options) setOptions(data.options);
  const narrowed = isNarrowed(directoryQuery);
  return (
    <div className="directory">
      {options ? (
        <DirectoryFilters
          directoryQuery={directoryQuery}
          options={options}
          onAsk={(next) => setQuery(queryOf(next), { preventScrollReset: true })}
        />
      ) : null}
      <p className="directory-count">
        <span role="status">{data ? t('directory.count', { count: data.total }) : null}</span>
        {narrowed ? <Link to={paths.landing}>{t('directory.clear')}</Link> : null}
        <Link className="directory-several" to={paths.cooperate}>
          {t('directory.ask_several')}
        </Link>
      </p>
      {error ? <ErrorState message={error.message} onRetry={retry} /> : null}
      {!data && !error ? <Skeleton lines={3} height={120} /> : null}
      {data?.list.length === 0 ? (
        narrowed ? (
          <EmptyState
            title={t('directory.empty')}
            action={
              <Link className={buttonClass()} to={paths.claim}>
                {t('nav.claim')}
              </Link>
            }
          >
            {t('directory.empty_text')}
          </EmptyState>
        ) : (
          <p className="directory-empty">{t('directory.first')}</p>
        )
      ) : null}
      <ul className="directory-list">
        {data?.list.map((ip) => (
          <li key={ip.ip_id}>
            <IpPicture src={ip.ip_image} name={ip.ip_name} />
            <h3>
              <a href={`/ip/${ip.ip_id}?from=directory&lang=${language}`}>{ip.ip_name}</a>
            </h3>
            <p>{[t(`directory.kind_${ip.kind}`), ip.auth_field].filter(Boolean).join(' · ')}</p>
            {ip.claimed ? (
              <Link
                className="directory-ask"
                to={withQuery(paths.cooperate, { ip: ip.ip_id })}
                aria-label={t('directory.ask_ip', { name: ip.ip_name })}
              >
                {t('directory.ask')}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
      {data ? <Pages directoryQuery={directoryQuery} shown={data} /> : null}
    </div>
  );
}

function Pages({
  directoryQuery,
  shown: { total, page_size },
}: {
  directoryQuery: DirectoryQuery;
  shown: Shown;
}) {
  const t = useT();
  const pages = Math.ceil(total / page_size);
  const { page } = directoryQuery;
  if (pages < 2) return null;
  return (
    <nav className="directory-pages" aria-label={t('directory.pages')}>
      {page > 1 ? <Link to={to({ ...directoryQuery, page: page - 1 })}>← {t('ui.previous')}</Link> : null}
      <span>{t('ui.page_of', { page, pages })}</span>
      {page < pages ? <Link to={to({ ...directoryQuery, page: page + 1 })}>{t('ui.next')} →</Link> : null}
    </nav>
  );
}
