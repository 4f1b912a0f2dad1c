import { formatFen, labelOrderMachine, type OrderRow, formatNumber, courierName } from '@ipw/domain';
import { buttonClass } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useListQuery } from '../../app/use-list-query';
import { translate, useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { allOrders, useOrders } from './code.calls';
import { CodeFrame } from './CodeFrame';
import { CodeList } from './CodeList';
import { CsvButton } from '../../app/CsvButton';
import { sortIn } from '../../form/SortSelect';
import { OrderPage } from './OrderPage';
import { OrderStatus } from './OrderStatus';
import { stateIn } from '../../list/StateFilter';

/** Columns of the file, in order. */
const COLUMNS = [
  'number',
  'created',
  'product',
  'type',
  'quantity',
  'amount',
  'payment',
  'paid',
  'state',
  'courier',
  'tracking',
] as const;

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
          {t('code.pieces', { count: formatNumber(order.quantity, language) })} ·{' '}
          {dayOf(order.created_at, language)}
        </p>
        <OrderStatus order={order} />
        {order.tracking_number && (
          <p className="ui-soft">
            {courierName(order.courier ?? '', language)} {order.tracking_number}
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

/** Orders as lines of a file. */
const linesOf = (orders: readonly OrderRow[]) => [
  COLUMNS.map((column) => translate(`code.orders.column.${column}`)),
  ...orders.map((order) => [
    order.order_number,
    order.created_at,
    order.product_name,
    translate(`label_type.${order.label_type}`),
    order.quantity,
    formatFen(order.amount_fen),
    translate(`payment_type.${order.payment_type}`),
    translate(`paid.${order.paid}`),
    translate(`state.label_order.${order.state}`),
    order.courier,
    order.tracking_number,
  ]),
];

function OrderList() {
  const t = useT();
  const ipId = useIpId();
  const list = useListQuery(['keyword', 'state', 'sort']);
  const { filter } = list;
  const state = stateIn(labelOrderMachine, filter.state);
  const wanted = {
    ...(filter.keyword && { keyword: filter.keyword }),
    ...(state && { state }),
    ...sortIn(filter.sort),
  };
  const found = useOrders(list.page, wanted);
  const add = (
    <Link className={buttonClass('primary')} to={withQuery(paths.madeCode, { id: ipId })}>
      {t('workbench.menu.madeCode')}
    </Link>
  );
  return (
    <CodeFrame
      title={t('workbench.menu.orderList')}
      lead={t('code.orders.lead')}
      action={
        !!found.data?.total && (
          <span className="ui-row">
            <CsvButton
              name={t('workbench.menu.orderList')}
              load={async () => linesOf(await allOrders(ipId, wanted))}
            />
            {add}
          </span>
        )
      }
    >
      <CodeList
        list={list}
        found={found}
        states={{ of: labelOrderMachine, label: t('code.orders.states') }}
        search={t('code.orders.search')}
        empty={{ title: t('code.orders.empty.title'), text: t('code.orders.empty.text'), action: add }}
        none={{
          title: t('code.orders.none.title'),
          text: t('code.orders.none.text'),
          all: t('code.orders.none.all'),
        }}
      >
        {(order) => <OrderCard key={order.order_id} order={order} />}
      </CodeList>
    </CodeFrame>
  );
}
