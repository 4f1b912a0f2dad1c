import { formatFen, type OrderRow } from '@ipw/domain';
import { Button, buttonClass } from '@ipw/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths, withQuery } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { useIpId, useOrders } from './code.calls';
import { CodeFrame } from './CodeFrame';
import { CodeList } from './CodeList';
import { KeywordSearch } from './KeywordSearch';
import { OrderPage } from './OrderPage';
import { OrderStatus } from './OrderStatus';

function OrderCard({ order }: { order: OrderRow }) {
  const t = useT();
  const language = useLanguage();
  const ipId = useIpId();
  return (
    <li className="ui-card code-order">
      <div>
        <h2>
          <Link to={withQuery(paths.codeOrders, { id: ipId, order_id: order.order_id })}>
            {order.product_name}
          </Link>
        </h2>
        <p className="ui-soft">
          {t('code.order.number', { number: order.order_number })} · {t(`label_type.${order.label_type}`)} ·{' '}
          {t('code.pieces', { count: new Intl.NumberFormat(language).format(order.quantity) })} ·{' '}
          {dayOf(order.created_at, language)}
        </p>
        <OrderStatus order={order} />
        {order.tracking_number && (
          <p className="ui-soft">
            {order.courier} {order.tracking_number}
          </p>
        )}
      </div>
      <strong className="code-amount">¥{formatFen(order.amount_fen)}</strong>
    </li>
  );
}

/** Label orders; the address contains the open one. */
export function OrdersPage() {
  const orderId = useSearchParams()[0].get('order_id');
  return orderId ? <OrderPage key={orderId} orderId={orderId} /> : <OrderList />;
}

function OrderList() {
  const t = useT();
  const ipId = useIpId();
  const [query, setQuery] = useSearchParams();
  const keyword = query.get('keyword') ?? '';
  const [page, setPage] = useState(1);
  const found = useOrders(page, keyword);
  const search = (word: string) => {
    setPage(1);
    setQuery({ id: ipId, ...(word && { keyword: word }) }, { replace: true });
  };
  const all = <Button onClick={() => search('')}>{t('code.orders.none.all')}</Button>;
  const add = (
    <Link className={buttonClass('primary')} to={withQuery(paths.madeCode, { id: ipId })}>
      {t('workbench.menu.madeCode')}
    </Link>
  );
  return (
    <CodeFrame
      title={t('workbench.menu.orderList')}
      lead={t('code.orders.lead')}
      action={!!found.data?.total && add}
    >
      {(!!keyword || !!found.data?.total) && (
        <KeywordSearch key={keyword} label={t('code.orders.search')} keyword={keyword} onSearch={search} />
      )}
      <CodeList
        found={found}
        page={page}
        onPage={setPage}
        empty={
          keyword
            ? { title: t('code.orders.none.title'), text: t('code.orders.none.text'), action: all }
            : { title: t('code.orders.empty.title'), text: t('code.orders.empty.text'), action: add }
        }
      >
        {(rows) => (
          <ul className="code-list">
            {rows.map((order) => (
              <OrderCard key={order.order_id} order={order} />
            ))}
          </ul>
        )}
      </CodeList>
    </CodeFrame>
  );
}
