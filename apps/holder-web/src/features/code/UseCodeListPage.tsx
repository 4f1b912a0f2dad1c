import { codeRequestMachine, type CodeRequestRow, formatNumber } from '@ipw/domain';
import { buttonClass, StateBadge } from '@ipw/ui';
import { Link } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { useRequests } from './code.calls';
import { CodeExportDoor } from './CodeExportDoor';
import { CodeFrame } from './CodeFrame';
import { CodeList } from './CodeList';
import { sortIn } from '../../form/SortSelect';
import { stateIn } from '../../list/StateFilter';

function RequestCard({ request }: { request: CodeRequestRow }) {
  const t = useT();
  const language = useLanguage();
  const { product_name, licensee_name, quantity, due_at, reason_code, reason, created_at, decided_at } =
    request;
  return (
    <li className="ui-card code-order">
      <div>
        <h2>{product_name}</h2>
        <p className="ui-soft">
          {t('code.use.for', { name: licensee_name })} · {dayOf(created_at, language)}
        </p>
        <p className="ui-row code-status">
          <StateBadge machine={codeRequestMachine} state={request.state} />
          {due_at && <span className="ui-soft">{t('code.due', { day: dayOf(due_at, language) })}</span>}
          {decided_at && <span className="ui-soft">{dayOf(decided_at, language)}</span>}
        </p>
        {reason_code && (
          <div className="code-reason" role="note">
            <strong>{t(`issue_reason.${reason_code}`)}</strong>
            {reason && <blockquote>{reason}</blockquote>}
          </div>
        )}
      </div>
      <div className="code-given">
        <strong className="code-amount">
          {t('code.codes', { count: formatNumber(quantity, language) })}
        </strong>
        {!!request.exportable && (
          <CodeExportDoor
            source={{ request_id: request.request_id }}
            title={`${product_name} · ${t('code.use.for', { name: licensee_name })}`}
          />
        )}
      </div>
    </li>
  );
}

/** Code requests and their states. */
export function UseCodeListPage() {
  const t = useT();
  const ipId = useIpId();
  const list = useListQuery(['keyword', 'state', 'sort']);
  const { keyword, ...filter } = list.filter;
  const state = stateIn(codeRequestMachine, filter.state);
  const found = useRequests(list.page, {
    ...(keyword && { keyword }),
    ...(state && { state }),
    ...sortIn(filter.sort),
  });
  const add = (
    <Link className={buttonClass('primary')} to={withQuery(paths.useCode, { id: ipId })}>
      {t('workbench.menu.useCode')}
    </Link>
  );
  return (
    <CodeFrame
      title={t('workbench.menu.useCodeList')}
      lead={t('code.use.lead')}
      action={!!found.data?.total && add}
      alone
    >
      <CodeList
        list={list}
        found={found}
        states={{ of: codeRequestMachine, label: t('code.use.states') }}
        search={t('code.use.search')}
        empty={{ title: t('code.use.empty.title'), text: t('code.use.empty.text'), action: add }}
        none={{ title: t('code.use.none.title'), text: t('goods.none.text'), all: t('code.use.none.all') }}
      >
        {(request) => <RequestCard key={request.request_id} request={request} />}
      </CodeList>
    </CodeFrame>
  );
}
