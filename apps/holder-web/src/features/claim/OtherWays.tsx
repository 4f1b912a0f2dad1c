import { ArrowIcon } from '@ipw/ui';
import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';

/** Links to the claims of artists and of holders of a signed contract, with the name that was searched. */
export function OtherWays({ name }: { name: string }) {
  const t = useT();
  const ways = [
    { key: 'artist', to: withQuery(paths.artistStep1, { name }) },
    { key: 'offline', to: withQuery(paths.claimOffline, { name }) },
  ] as const;
  return (
    <nav className="claim-ways" aria-label={t('claim.ways')}>
      {ways.map(({ key, to }) => (
        <Link key={key} to={to}>
          <span>
            <strong>{t(`claim.ways.${key}`)}</strong>
            <span className="ui-soft">{t(`claim.ways.${key}.text`)}</span>
          </span>
          <ArrowIcon size={16} />
        </Link>
      ))}
    </nav>
  );
}
