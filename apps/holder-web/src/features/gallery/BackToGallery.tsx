import { Link } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { useIpId } from './gallery.calls';

/** The heading of a page reached from the gallery. */
export function BackToGallery({ title }: { title: string }) {
  const t = useT();
  const ipId = useIpId();
  return (
    <header className="content-head">
      <div>
        <Link to={withQuery(paths.assetsManage, { id: ipId })}>← {t('workbench.menu.assetsManage')}</Link>
        <h1>{title}</h1>
      </div>
    </header>
  );
}
