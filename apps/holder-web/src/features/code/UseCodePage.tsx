import {
  codeRequestApi,
  codesLeft,
  type GoodsRow,
  type Input,
  type LicenseeRow,
  formatNumber,
} from '@ipw/domain';
import { buttonClass, EmptyState, ErrorState, Skeleton, toast } from '@ipw/ui';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useIpId } from '../../app/member';
import { api } from '../../app/api';
import { paths, withQuery } from '../../app/paths';
import { useLanguage, useT } from '../../i18n/catalogue';
import { codesChanged, useAllGoods, useAllLicensees } from './code.calls';
import { CodeFrame } from './CodeFrame';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec } from '../../form/schema-form';

/** The form to request codes of a goods for a merchant, within the codes left. */
export function UseCodePage() {
  const t = useT();
  const ipId = useIpId();
  const goods = useAllGoods();
  const licensees = useAllLicensees();
  const failed = [goods, licensees].find(({ isError }) => isError);
  const ready = goods.data && licensees.data;
  const missing =
    ready && (goods.data.length === 0 ? 'goods' : licensees.data.length === 0 ? 'licensee' : null);
  return (
    <CodeFrame title={t('workbench.menu.useCode')} lead={t('code.use.text')}>
      {failed?.error && <ErrorState message={failed.error.message} onRetry={() => void failed.refetch()} />}
      {!ready && !failed && <Skeleton lines={3} height={72} />}
      {missing && (
        <EmptyState
          title={t(`code.${missing}.empty.title`)}
          action={
            <Link
              className={buttonClass('primary')}
              to={withQuery(missing === 'goods' ? paths.codeGoods : paths.codeLicensees, { id: ipId })}
            >
              {t(`code.${missing}.add`)}
            </Link>
          }
        >
          {t(`code.use.no_${missing}`)}
        </EmptyState>
      )}
      {ready && !missing && <UseCodeForm goods={goods.data} licensees={licensees.data} />}
    </CodeFrame>
  );
}

function UseCodeForm({
  goods,
  licensees,
}: {
  goods: readonly GoodsRow[];
  licensees: readonly LicenseeRow[];
}) {
  const t = useT();
  const language = useLanguage();
  const ip_id = useIpId();
  const navigate = useNavigate();
  const wished = useSearchParams()[0].get('goods') ?? '';
  const fields: FieldSpec[] = [
    {
      name: 'goods_id',
      label: t('code.field.goods'),
      kind: 'select',
      options: goods.map((one) => ({
        value: one.goods_id,
        label: t('code.use.left', { name: one.product_name, count: formatNumber(codesLeft(one), language) }),
      })),
    },
    {
      name: 'licensee_id',
      label: t('code.field.licensee'),
      kind: 'select',
      options: licensees.map((one) => ({ value: one.licensee_id, label: one.licensee_name })),
    },
    { name: 'quantity', label: t('code.field.quantity'), inputMode: 'numeric', hint: t('code.use.hint') },
  ];
  return (
    <section className="ui-card code-card code-narrow">
      <SchemaForm<Input<typeof codeRequestApi.create>>
        schema={codeRequestApi.create.input}
        fields={fields}
        draft={`use codes ${ip_id}`}
        draftLasts
        initial={{
          goods_id: goods.some(({ goods_id }) => goods_id === wished) ? wished : '',
          licensee_id: '',
          quantity: '',
        }}
        toInput={(values) => ({ ip_id, ...values })}
        onSubmit={async (input, attempt) => {
          await api(codeRequestApi.create, input, attempt);
          toast('good', t('code.use.sent'));
          await codesChanged();
          void navigate(withQuery(paths.useCodeList, { id: ip_id }));
        }}
        submitLabel={t('code.use.send')}
      />
    </section>
  );
}
