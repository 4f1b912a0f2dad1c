import {
  invoiceMachine,
  invoiceRequestInput,
  orderApi,
  type Input,
  type InvoiceView,
  type OrderDetail,
} from '@ipw/domain';
import { Button, buttonClass, readDraft, StateBadge, toast } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../../app/api';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';
import { codesChanged, useIpId } from './code.calls';
import { SchemaForm } from '../../form/SchemaForm';
import type { FieldSpec } from '../../form/schema-form';

const FIELDS = ['company_name', 'tax_id_number', 'email'] as const;
const draftOf = ({ order_id }: OrderDetail) => `invoice ${order_id}`;

/** The invoice of a paid order: the form to request it, afterwards the request. */
export function InvoiceCard({ order }: { order: OrderDetail }) {
  const t = useT();
  // A draft is shown again after a reload.
  const [open, setOpen] = useState(() => readDraft(draftOf(order)) !== undefined);
  if (!order.invoice && !order.invoiceable) return null;
  return (
    <section className="ui-card code-card">
      <h2>{t('code.invoice')}</h2>
      {order.invoice && <Invoice invoice={order.invoice} />}
      {!order.invoice && !open && (
        <>
          <p className="ui-soft">{t('code.invoice.text')}</p>
          <div className="ui-row">
            <Button onClick={() => setOpen(true)}>{t('code.invoice.ask')}</Button>
          </div>
        </>
      )}
      {!order.invoice && open && <InvoiceForm order={order} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Invoice({ invoice }: { invoice: InvoiceView }) {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <p className="ui-row">
        <StateBadge machine={invoiceMachine} state={invoice.state} />
        {invoice.due_at && (
          <span className="ui-soft">{t('code.due', { day: dayOf(invoice.due_at, language) })}</span>
        )}
      </p>
      <dl className="code-facts">
        {invoice.invoice_number && (
          <>
            <dt>{t('code.invoice.number')}</dt>
            <dd>
              <strong>{invoice.invoice_number}</strong>
            </dd>
          </>
        )}
        {FIELDS.map((name) => (
          <div key={name}>
            <dt>{t(`code.invoice.${name}`)}</dt>
            <dd>{invoice[name]}</dd>
          </div>
        ))}
      </dl>
      {invoice.file && (
        <div className="ui-row">
          <a className={buttonClass()} href={invoice.file.file_path} download={invoice.file.file_name}>
            {t('code.invoice.file')}
          </a>
        </div>
      )}
    </>
  );
}

function InvoiceForm({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useT();
  const ip_id = useIpId();
  const fields: FieldSpec[] = FIELDS.map((name) => ({
    name,
    label: t(`code.invoice.${name}`),
    ...(name === 'email' && { kind: 'email' as const, autoComplete: 'email' as const }),
    ...(name === 'tax_id_number' && { hint: t('code.invoice.tax_id_number.hint') }),
  }));
  return (
    <SchemaForm<Input<typeof orderApi.invoiceRequest>>
      schema={invoiceRequestInput}
      fields={fields}
      draft={draftOf(order)}
      draftLasts
      toInput={(values) => ({ ip_id, order_id: order.order_id, ...values })}
      onSubmit={async (input, attempt) => {
        await api(orderApi.invoiceRequest, input, attempt);
        toast('good', t('code.invoice.asked'));
        await codesChanged();
      }}
      submitLabel={t('code.invoice.send')}
      actions={<Button onClick={onClose}>{t('ui.cancel')}</Button>}
    >
      <p className="ui-soft">{t('code.invoice.frozen')}</p>
    </SchemaForm>
  );
}
