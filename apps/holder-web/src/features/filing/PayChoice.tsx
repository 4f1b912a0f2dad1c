import { type FilingOffer, formatFen } from '@ipw/domain';
import { OneOf } from '../../form/OneOf';
import { idOf } from '../../form/use-form';
import { useT } from '../../i18n/catalogue';
import { usedWords } from './used-words';
import type { FilingFormState } from './use-filing-form';

/** How the filing is paid: with the free one as long as it is at hand, otherwise with money. */
export function PayChoice({ form, offer }: { form: FilingFormState; offer: FilingOffer | undefined }) {
  const t = useT();
  const price = formatFen(offer?.price_fen ?? 0);
  return (
    <>
      <OneOf
        id={idOf('pay')}
        label={t('filing.pay')}
        error={form.problems.problemOf('pay')}
        options={form.pays.map((pay) => ({ value: pay, label: t(`filing_pay.${pay}`) }))}
        value={form.pay}
        onChange={form.setPay}
      />
      {offer && (
        <p className="ui-soft">
          {offer.credit
            ? t('filing.credit.here', { price })
            : `${usedWords(t, offer)} ${t('filing.pay.price', { price })}`}
        </p>
      )}
    </>
  );
}
