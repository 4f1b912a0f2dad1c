import { friendLinkApi } from '@ipw/domain';
import { EmptyState, ErrorState, Skeleton } from '@ipw/ui';
import { useTitle } from '../../app/Page';
import { useApi } from '../../app/use-api';
import { useT } from '../../i18n/catalogue';
import './tools.css';

/** Partner links, maintained by staff. */
export function FriendLinksPage() {
  const t = useT();
  const { data, error, refetch } = useApi(friendLinkApi.links, {});
  useTitle(t('workbench.menu.friendLinks'));
  return (
    <div className="tool">
      <header className="tool-head">
        <div>
          <h1>{t('workbench.menu.friendLinks')}</h1>
          <p>{t('tool.links.lead')}</p>
        </div>
      </header>
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={4} height={56} /> : null}
      {data?.length === 0 ? (
        <EmptyState title={t('tool.links.none')}>{t('tool.links.none_text')}</EmptyState>
      ) : null}
      <ul className="tool-links">
        {data?.map(({ name, url }) => (
          <li key={url + name}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
              <span className="ui-hidden"> ({t('links.new_window')})</span>
            </a>
            <span className="ui-soft">{new URL(url).host}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
