import type { UploadedFile } from '@ipw/domain';
import { Button, SingleUpload, toast } from '@ipw/ui';
import { useLocalForm } from '../form/local-form';
import { useT } from '../i18n/catalogue';
import { BankAccount } from './BankAccount';
import './payment.css';

interface Props {
  /** Whether a voucher can be handed in now. */
  open: boolean;
  voucher: UploadedFile | null;
  amount_fen: number;
  /** What the payer names in the transfer. */
  reference: string;
  version: number;
  send: (imageId: string) => Promise<unknown>;
  /** Loads it again, after a refusal too. */
  onSent: () => Promise<void>;
}

/** The voucher of a bank transfer; it can be replaced until finance has checked it. */
export function VoucherCard({ open, voucher, amount_fen, reference, version, ...of }: Props) {
  const t = useT();
  if (!open && !voucher) return null;
  return (
    <section className="ui-card payment-card">
      <h2>{t(open ? 'code.transfer' : 'code.voucher')}</h2>
      {open && <BankAccount amount_fen={amount_fen} reference={reference} />}
      {voucher && (
        <a href={voucher.file_path} target="_blank" rel="noreferrer" className="payment-voucher">
          <img src={voucher.thumb_path ?? voucher.file_path} alt={t('code.voucher')} />
        </a>
      )}
      {open && <VoucherForm key={version} again={voucher !== null} {...of} />}
    </section>
  );
}

function VoucherForm({ again, send, onSent }: Pick<Props, 'send' | 'onSent'> & { again: boolean }) {
  const t = useT();
  const form = useLocalForm<{ voucher_image: UploadedFile[] }>(() => ({ voucher_image: [] }), {
    validate: ({ voucher_image }) =>
      voucher_image.length > 0 ? [] : [{ field: 'voucher_image', rule: 'upload_required', args: {} }],
    submit: async ({ voucher_image: [file] }) => {
      // After a refusal the message was shown.
      await send(file!.image_id).then(
        () => toast('good', t('code.voucher.sent')),
        () => undefined,
      );
      await onSent();
    },
  });
  return (
    <form
      className="payment-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <SingleUpload
        {...form.field('voucher_image')}
        usage="voucher"
        label={t(again ? 'code.voucher.another' : 'code.voucher.add')}
        help={t('code.voucher.hint')}
        onBusy={(yes) => form.onBusy('voucher_image', yes)}
      />
      <div className="ui-row">
        <Button
          type="submit"
          look={again ? 'secondary' : 'primary'}
          busy={form.busy || form.waitsFor.length > 0}
        >
          {t('code.voucher.send')}
        </Button>
      </div>
    </form>
  );
}
