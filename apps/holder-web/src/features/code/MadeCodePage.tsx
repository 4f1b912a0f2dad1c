import { type GoodsRow, isComplete } from '@ipw/domain';
import { buttonClass, EmptyState, ErrorState, Select, Skeleton } from '@ipw/ui';
import { Link, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { paths, withQuery } from '../../app/paths';
import { useT } from '../../i18n/catalogue';
import { useAllGoods } from './code.calls';
import { CodeFrame } from './CodeFrame';
import { Agreements, Delivery, LabelKind, Payment } from './OrderParts';
import { QuoteCard } from './QuoteCard';
import { SubmitOrder } from './SubmitOrder';
import { useOrderForm } from './use-order-form';

/** The form to order labels: goods, quantity, delivery, payment; with the price. */
export function MadeCodePage() {
  const t = useT();
  const ipId = useIpId();
  const goods = useAllGoods();
  const orderable = goods.data?.filter(isComplete);
  const isEmpty = goods.data?.length === 0;
  return (
    <CodeFrame title={t('workbench.menu.madeCode')} lead={t('code.made.lead')}>
      {goods.isError && <ErrorState message={goods.error.message} onRetry={() => void goods.refetch()} />}
      {goods.isPending && <Skeleton lines={5} height={72} />}
      {orderable?.length === 0 && (
        <EmptyState
          title={t(isEmpty ? 'code.goods.empty.title' : 'code.made.incomplete.title')}
          action={
            <Link className={buttonClass('primary')} to={withQuery(paths.codeGoods, { id: ipId })}>
              {t(isEmpty ? 'code.goods.add' : 'workbench.menu.goodsList')}
            </Link>
          }
        >
          {t(isEmpty ? 'code.made.no_goods' : 'code.made.incomplete.text')}
        </EmptyState>
      )}
      {!!orderable?.length && <OrderForm goods={orderable} />}
    </CodeFrame>
  );
}

function OrderForm({ goods }: { goods: readonly GoodsRow[] }) {
  const t = useT();
  const wished = useSearchParams()[0].get('goods') ?? '';
  const known = goods.some(({ goods_id }) => goods_id === wished);
  const form = useOrderForm(known ? wished : '');
  return (
    <form
      className="code-two code-order-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className="code-main">
        <section className="ui-card code-card">
          <h2>{t('code.made.what')}</h2>
          <Select
            {...form.field('goods_id')}
            label={t('code.field.goods')}
            options={goods.map((one) => ({ value: one.goods_id, label: one.product_name }))}
          />
          <LabelKind form={form} />
        </section>
        <Delivery form={form} />
      </div>
      {/* Before what is agreed to and paid, also where it is not at the side. */}
      <aside className="code-aside">
        <QuoteCard values={form.values} />
      </aside>
      <div className="code-main">
        <Payment form={form} />
        <Agreements form={form} />
        <SubmitOrder values={form.values} busy={form.busy} />
      </div>
    </form>
  );
}
