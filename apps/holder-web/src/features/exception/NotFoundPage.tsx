import { buttonClass, EmptyState } from '@ipw/ui';
import { Link } from 'react-router';
import { useTitle } from '../../app/Page';
import { paths } from '../../app/paths';
import moon from '../../art/moon.webp';
import { useT } from '../../i18n/catalogue';

export function NotFoundPage() {
  const t = useT();
  useTitle(t('notfound.title'));
  return (
    <div className="app-page">
      <EmptyState
        page
        picture={<img src={moon} alt="" width={200} height={200} style={{ borderRadius: 14 }} />}
        title={t('notfound.title')}
        action={
          <Link className={buttonClass('primary')} to={paths.landing}>
            {t('notfound.home')}
          </Link>
        }
      >
        <p>{t('notfound.text')}</p>
      </EmptyState>
    </div>
  );
}
