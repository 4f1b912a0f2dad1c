import { FILING_PAYS, type FilingOffer, formatFen } from '@ipw/domain';
import { OneOf } from '../../form/OneOf';
import { idOf } from '../../form/use-form';
import { useT } from '../../i18n/catalogue';
import { usedWords } from './used-words';
import type { FilingFormState } from './use-filing-form';

/** How the filing is paid: the free one, as long as it is at hand. */
export function PayChoice({ form, offer }: { form: FilingFormState; offer: FilingOffer | undefined }) {
  const t = useT();
  const price = formatFen(offer?.price_fen ?? 0);
  return (
    <>
      <OneOf
        id={idOf('pay')}
        label={t('filing.pay')}
        error={form.problems.problemOf('pay')}
        options={FILING_PAYS.map((pay) => ({ value: pay, label: t(`filing_pay.${pay}`) }))}
        value={form.pay}
        onChange={form.setPay}
      />
      {offer && (
        <p className="ui-soft">{offer.credit ? t('filing.credit.here', { price }) : usedWords(t, offer)}</p>
      )}
    </>
  );
}
