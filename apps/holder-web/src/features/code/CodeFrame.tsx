import { buttonClass } from '@ipw/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useIpId } from '../../app/member';
import { BackLink } from '../../app/BackLink';
import { childrenOf, routeAt } from '../../app/menu';
import { useTitle } from '../../app/Page';
import { withQuery } from '../../app/paths';
import { UploadScope } from '../../app/UploadScope';
import { useT } from '../../i18n/catalogue';
import './code.css';
import './order.css';

interface Props {
  title: string;
  lead?: string;
  action?: ReactNode;
  /** The way back from a record; pages have that of the menu. */
  back?: ReactNode;
  /** Without links to the pages that belong to it, because the action leads there. */
  alone?: boolean;
  children: ReactNode;
}

/** The frame of all label pages: the way back, title, action, and links to the pages that belong to it. */
export function CodeFrame({ title, lead, action, back, alone, children }: Props) {
  const t = useT();
  const ipId = useIpId();
  useTitle(title);
  const route = routeAt(useLocation().pathname);
  const within = route && !back && !alone ? childrenOf(route.name) : [];
  return (
    <UploadScope>
      <header className="code-head">
        <div>
          {back ?? <BackLink />}
          <h1>{title}</h1>
          {lead && <p className="ui-soft">{lead}</p>}
        </div>
        {action}
      </header>
      {within.length > 0 && (
        <nav className="code-doors" aria-label={t('code.doors')}>
          {within.map(({ path, label }) => (
            <Link
              key={path}
              className={buttonClass('secondary', 'ui-button-small')}
              to={withQuery(path, { id: ipId })}
            >
              {t(label)}
            </Link>
          ))}
        </nav>
      )}
      {children}
    </UploadScope>
  );
}
