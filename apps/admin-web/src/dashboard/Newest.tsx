import type { ClaimAdminRow } from '@ipw/domain';
import { Link } from 'react-router';
import { Due } from '../components/Due';
import { Picture } from '../components/Picture';
import { Placeholder } from '../components/Placeholder';
import { path } from '../components/path';
import { useT } from '../i18n/locale';

/** The newest claims as a grid of pictures. */
export function Newest({ claims }: { claims: ClaimAdminRow[] | undefined }) {
  const t = useT();
  return (
    <section className="newest">
      <h2>{t('dashboard.newest')}</h2>
      {claims?.length === 0 && <Placeholder title={t('claims.empty.title')} text={t('claims.empty.text')} />}
      <ul>
        {!claims && Array.from({ length: 6 }, (_, at) => <li key={at} className="skeleton wall" />)}
        {claims?.map((claim) => (
          <li key={claim.id}>
            <Link to={path.show('claims', claim.id)}>
              <Picture src={claim.ip_image} name={claim.ip_name} size="wide" />
              <strong>{claim.ip_name}</strong>
              <small>{claim.member_name}</small>
              <Due at={claim.due_at} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
