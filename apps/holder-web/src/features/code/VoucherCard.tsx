import { orderApi, type OrderDetail, type UploadedFile } from '@ipw/domain';
import { Button, SingleUpload, toast } from '@ipw/ui';
import { api } from '../../app/api';
import { useLocalForm } from '../../form/local-form';
import { useT } from '../../i18n/catalogue';
import { BankAccount } from './BankAccount';
import { codesChanged, useIpId } from './code.calls';

/** The voucher of a bank transfer; it can be replaced until finance has checked it. */
export function VoucherCard({ order }: { order: OrderDetail }) {
  const t = useT();
  const open = order.actions.includes('voucher');
  if (!open && !order.voucher) return null;
  return (
    <section className="ui-card code-card">
      <h2>{t(open ? 'code.transfer' : 'code.voucher')}</h2>
      {open && <BankAccount order={order} />}
      {order.voucher && (
        <a href={order.voucher.file_path} target="_blank" rel="noreferrer" className="code-voucher">
          <img src={order.voucher.thumb_path ?? order.voucher.file_path} alt={t('code.voucher')} />
        </a>
      )}
      {open && <VoucherForm key={order.version} order={order} />}
    </section>
  );
}

function VoucherForm({ order }: { order: OrderDetail }) {
  const t = useT();
  const ip_id = useIpId();
  const form = useLocalForm<{ voucher_image: UploadedFile[] }>(() => ({ voucher_image: [] }), {
    validate: ({ voucher_image }) =>
      voucher_image.length > 0 ? [] : [{ field: 'voucher_image', rule: 'upload_required', args: {} }],
    submit: async ({ voucher_image: [file] }) => {
      const input = { ip_id, order_id: order.order_id, voucher_image: file!.image_id };
      // After a refusal the message was shown; the order is reloaded.
      await api(orderApi.voucher, input).then(
        () => toast('good', t('code.voucher.sent')),
        () => undefined,
      );
      await codesChanged();
    },
  });
  return (
    <form
      className="code-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <SingleUpload
        {...form.field('voucher_image')}
        usage="voucher"
        label={t(order.voucher ? 'code.voucher.another' : 'code.voucher.add')}
        help={t('code.voucher.hint')}
        onBusy={(yes) => form.onBusy('voucher_image', yes)}
      />
      <div className="ui-row">
        <Button
          type="submit"
          look={order.voucher ? 'secondary' : 'primary'}
          busy={form.busy || form.waitsFor.length > 0}
        >
          {t('code.voucher.send')}
        </Button>
      </div>
    </form>
  );
}
