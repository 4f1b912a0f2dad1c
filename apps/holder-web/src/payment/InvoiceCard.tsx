import { type InvoiceContact, invoiceMachine, type InvoiceView } from '@ipw/domain';
import { Button, buttonClass, readDraft, StateBadge, toast } from '@ipw/ui';
import { useState } from 'react';
import type { FieldSpec, SchemaFormProps } from '../form/schema-form';
import { SchemaForm } from '../form/SchemaForm';
import { useLanguage, useT } from '../i18n/catalogue';
import { dayOf } from '../i18n/when';
import './payment.css';

const FIELDS = ['company_name', 'tax_id_number', 'email'] as const;
type Fields = Pick<InvoiceView, 'company_name' | keyof InvoiceContact>;

interface Props<T> {
  /** What was paid; a draft of the form is stored by it. */
  id: string;
  invoice: InvoiceView | null;
  invoiceable: 0 | 1;
  schema: SchemaFormProps<T>['schema'];
  toInput: (fields: Fields) => T;
  send: (...sent: Parameters<SchemaFormProps<T>['onSubmit']>) => Promise<unknown>;
  /** Loads what was paid again. */
  onSent: () => Promise<void>;
}

const draftOf = (id: string) => `invoice ${id}`;

/** The invoice of what was paid: the form to request it, afterwards the request. */
export function InvoiceCard<T>(props: Props<T>) {
  const { id, invoice, invoiceable } = props;
  const t = useT();
  // A draft is shown again after a reload.
  const [open, setOpen] = useState(() => readDraft(draftOf(id)) !== undefined);
  if (!invoice && !invoiceable) return null;
  return (
    <section className="ui-card payment-card">
      <h2>{t('code.invoice')}</h2>
      {invoice && <Invoice invoice={invoice} />}
      {!!invoiceable && !open && (
        <>
          <p className="ui-soft">{t('code.invoice.text')}</p>
          <div className="ui-row">
            <Button onClick={() => setOpen(true)}>{t('code.invoice.ask')}</Button>
          </div>
        </>
      )}
      {!!invoiceable && open && <InvoiceForm {...props} onClose={() => setOpen(false)} />}
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
      <dl className="payment-facts">
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

function InvoiceForm<T>({ id, schema, toInput, send, onSent, onClose }: Props<T> & { onClose: () => void }) {
  const t = useT();
  const fields: FieldSpec[] = FIELDS.map((name) => ({
    name,
    label: t(`code.invoice.${name}`),
    ...(name === 'email' && { kind: 'email' as const, autoComplete: 'email' as const }),
    ...(name === 'tax_id_number' && { hint: t('code.invoice.tax_id_number.hint') }),
  }));
  return (
    <SchemaForm<T>
      schema={schema}
      fields={fields}
      draft={draftOf(id)}
      draftLasts
      toInput={(values) => toInput(values as unknown as Fields)}
      onSubmit={async (input, attempt) => {
        await send(input, attempt);
        toast('good', t('code.invoice.asked'));
        await onSent();
      }}
      submitLabel={t('code.invoice.send')}
      actions={<Button onClick={onClose}>{t('ui.cancel')}</Button>}
    >
      <p className="ui-soft">{t('code.invoice.frozen')}</p>
    </SchemaForm>
  );
}
