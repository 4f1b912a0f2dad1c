import type { ImageUse } from '@ipw/domain';
import { Link } from 'react-router';
import { path } from '../components/path';
import { useT } from '../i18n/locale';

/** A link to the series of a picture. */
export function SeriesLink({ use }: { use: ImageUse }) {
  const t = useT();
  return (
    <Link className="link" to={path.show('series', use.series_id)}>
      {use.title || t('content.untitled')}
    </Link>
  );
}
