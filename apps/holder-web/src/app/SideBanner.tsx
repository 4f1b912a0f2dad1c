import { bannerApi, BANNER_TYPES } from '@ipw/domain';
import { Link } from 'react-router';
import { safeRedirect } from './paths';
import { useApi } from './use-api';
import './side-banner.css';

const FRESH_MS = 600_000;
/** Without an answer there is no banner and no message. */
const NO_ANSWER = 0;

/** The side banners; nothing when there are none. */
export function SideBanner() {
  const { data = [] } = useApi(
    bannerApi.getBanner,
    { type: BANNER_TYPES[0] },
    { staleTime: FRESH_MS, expect: [NO_ANSWER] },
  );
  if (data.length === 0) return null;
  return (
    <ul className="side-banner">
      {data.map(({ url, link, title }) => {
        const route = safeRedirect(link);
        const banner = (
          <>
            <img src={url} alt="" width={600} height={300} loading="lazy" />
            <span>{title}</span>
          </>
        );
        return (
          <li key={url}>
            {route ? (
              <Link to={route}>{banner}</Link>
            ) : link?.startsWith('https://') ? (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {banner}
              </a>
            ) : (
              banner
            )}
          </li>
        );
      })}
    </ul>
  );
}
