import { useStore } from '@ipw/ui';
import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../../i18n/catalogue';
import { entryAt, menuOf, type Relation } from '../menu';
import { withQuery } from '../paths';
import { foldedGroups, toggleGroup } from './folded-groups';
import { ChevronIcon, GROUP_ICONS } from './menu-icons';
import './menu.css';

interface Props {
  relation: Relation;
  ipId: string;
  /** Called before an entry is followed. */
  onGo?: () => void;
}

/** The groups of the workbench's menu; pages the menu does not list mark the entry they belong to. */
export function MenuGroups({ relation, ipId, onGo }: Props) {
  const t = useT();
  const id = useId();
  const { pathname } = useLocation();
  const folded = useStore(foldedGroups);
  const here = entryAt(pathname)?.path;
  return menuOf(relation).map(({ group, routes }) => {
    const GroupIcon = GROUP_ICONS[group];
    const open = !folded.includes(group);
    const entry = (path: string) => (path === pathname ? 'page' : path === here ? 'true' : undefined);
    return (
      <section key={group} className="menu-group">
        <h2>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}${group}`}
            data-here={(!open && routes.some(({ path }) => path === here)) || undefined}
            onClick={() => toggleGroup(group)}
          >
            <GroupIcon />
            <span>{t(`workbench.group.${group}`)}</span>
            <ChevronIcon size={16} />
          </button>
        </h2>
        <div id={`${id}${group}`} className="menu-entries" hidden={!open}>
          {routes.map(({ path, label }) => (
            <Link key={path} to={withQuery(path, { id: ipId })} aria-current={entry(path)} onClick={onGo}>
              {t(label)}
            </Link>
          ))}
        </div>
      </section>
    );
  });
}
