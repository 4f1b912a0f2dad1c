import { orderApi, type OrderDetail, type UploadedFile } from '@ipw/domain';
import { Button, SingleUpload, toast } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../../app/api';
import { idOf, useProblems } from '../../form/use-problems';
import { useT } from '../../i18n/catalogue';
import { BankAccount } from './BankAccount';
import { codesChanged, useIpId } from './code.calls';

/** The remittance voucher of a bank transfer; another one can be handed in until finance has checked it. */
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
  const problems = useProblems();
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const [file] = files;
    if (!file) {
      problems.show([{ field: 'voucher_image', rule: 'upload_required', args: {} }]);
      return;
    }
    setBusy(true);
    try {
      await api(orderApi.voucher, { ip_id, order_id: order.order_id, voucher_image: file.image_id });
      toast('good', t('code.voucher.sent'));
    } catch {
      // The refusal was told; what the order is now is asked for.
    }
    setBusy(false);
    await codesChanged();
  };
  return (
    <form
      className="code-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <SingleUpload
        id={idOf('voucher_image')}
        usage="voucher"
        label={t(order.voucher ? 'code.voucher.another' : 'code.voucher.add')}
        help={t('code.voucher.hint')}
        value={files}
        error={problems.problemOf('voucher_image')}
        onChange={(next) => {
          problems.forget(['voucher_image']);
          setFiles(next);
        }}
        onBusy={setBusy}
      />
      <div className="ui-row">
        <Button type="submit" look={order.voucher ? 'secondary' : 'primary'} busy={busy}>
          {t('code.voucher.send')}
        </Button>
      </div>
    </form>
  );
}
