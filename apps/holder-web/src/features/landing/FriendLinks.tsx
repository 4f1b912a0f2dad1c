import { friendLinkApi } from '@ipw/domain';
import { api } from '../../app/api';
import { useResource } from '../../app/use-resource';
import { useT } from '../../i18n/catalogue';
import './friend-links.css';

/** Partner links; nothing without any. */
export function FriendLinks() {
  const t = useT();
  const { data } = useResource('links', () => api(friendLinkApi.links, {}));
  if (!data?.length) return null;
  return (
    <section className="friend-links" aria-labelledby="friend-links">
      <h3 id="friend-links">{t('links.title')}</h3>
      <ul>
        {data.map(({ name, url }) => (
          <li key={url + name}>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
              <span className="ui-hidden"> ({t('links.new_window')})</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
