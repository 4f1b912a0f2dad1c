import { Button, buttonClass } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';

interface Words {
  title: string;
  text: string;
  action: string;
}

/**
 * The empty state of a list of sheets: none that fits the filter, or none at all, with the way to the page where buyers find
 * the IP.
 */
export function useEmptyList(
  { any, fits, clear }: { any: boolean; fits: string; clear: () => void },
  none: Words,
) {
  const t = useT();
  const ipId = useIpId();
  if (any)
    return {
      title: t('sheet.none.title'),
      text: fits,
      action: <Button onClick={clear}>{t('sheet.none.all')}</Button>,
    };
  return {
    title: none.title,
    text: none.text,
    action: (
      <Link className={buttonClass('primary')} to={withQuery(paths.onepage, { id: ipId })}>
        {none.action}
      </Link>
    ),
  };
}
