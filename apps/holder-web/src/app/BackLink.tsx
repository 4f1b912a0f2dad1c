import { Link, useLocation } from 'react-router';
import { useT } from '../i18n/catalogue';
import { useIpId } from './member';
import { routeAt, routeNamed } from './menu';
import { withQuery } from './paths';

/** The way back from a page that the menu does not list to the page it belongs to. */
export function BackLink() {
  const t = useT();
  const ipId = useIpId();
  const parent = routeNamed(routeAt(useLocation().pathname)?.parent ?? '');
  return parent ? <Link to={withQuery(parent.path, { id: ipId })}>← {t(parent.label)}</Link> : null;
}
