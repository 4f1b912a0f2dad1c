import { useCurrentInView } from '@ipw/ui';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTitle } from '../../app/Page';
import { paths, withQuery } from '../../app/paths';
import { UploadScope } from '../../app/UploadScope';
import { useT } from '../../i18n/catalogue';
import { useIpId } from './code.calls';
import './code.css';
import './order.css';

const DOORS = [
  'codeGoods',
  'codeLicensees',
  'codeOrders',
  'useCodeList',
  'codeScans',
  'codeReports',
  'codeAlerts',
  'tagIntroduce',
] as const;
const LABELS = {
  codeGoods: 'workbench.menu.goodsList',
  codeLicensees: 'workbench.menu.licenseeList',
  codeOrders: 'workbench.menu.orderList',
  useCodeList: 'workbench.menu.useCodeList',
  tagIntroduce: 'workbench.menu.tagIntroduce',
  codeScans: 'workbench.menu.scanRecordList',
  codeReports: 'workbench.menu.reportList',
  codeAlerts: 'workbench.menu.alerts',
} as const;

interface Props {
  title: string;
  lead?: string;
  action?: ReactNode;
  /** A back link, on pages that are not one of the lists. */
  back?: ReactNode;
  children: ReactNode;
}

/** The frame of all label pages: title, tabs of the lists, and an action. */
export function CodeFrame({ title, lead, action, back, children }: Props) {
  const t = useT();
  const ipId = useIpId();
  useTitle(title);
  const doors = useCurrentInView<HTMLElement>(useLocation().pathname);
  return (
    <UploadScope>
      <header className="code-head">
        <div>
          {back}
          <h1>{title}</h1>
          {lead && <p className="ui-soft">{lead}</p>}
        </div>
        {action}
      </header>
      {!back && (
        <nav ref={doors} className="code-doors" aria-label={t('code.doors')}>
          {DOORS.map((door) => (
            <NavLink key={door} to={withQuery(paths[door], { id: ipId })}>
              {t(LABELS[door])}
            </NavLink>
          ))}
        </nav>
      )}
      {children}
    </UploadScope>
  );
}
