import {
  ERRORS,
  evidenceApi,
  filingApi,
  type FilingDetail,
  filingInvoiceInput,
  filingMachine,
  formatFen,
  NO_EVIDENCE,
} from '@ipw/domain';
import { ask, Button, StateBadge, toast } from '@ipw/ui';
import { useState } from 'react';
import { api } from '../../app/api';
import { saveCertificate } from '../../app/save-certificate';
import { useApi } from '../../app/use-api';
import { EvidenceStatus } from '../../evidence/EvidenceStatus';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf, momentOf } from '../../i18n/when';
import { InvoiceCard } from '../../payment/InvoiceCard';
import { PaymentCheck } from '../../payment/PaymentCheck';
import { Refund } from '../../payment/Refund';
import { VoucherCard } from '../../payment/VoucherCard';
import { filingsChanged, openCertificate } from './filing.calls';
import { FilingReason } from './FilingReason';
import { Stages } from './Stages';

/** The certificate of evidence of a filing holds all its pictures, so each must be evidence. */
const isProven = (evidence: FilingDetail['evidence']): boolean =>
  evidence.length > 0 && evidence.every((one) => one.state !== NO_EVIDENCE);

/** A filing that waits for others, or is certified: state, stages, certificate, content. */
export function FilingView({ filing }: { filing: FilingDetail }) {
  const t = useT();
  const language = useLanguage();
  const { due_at, registration_number, state, evidence } = filing;
  const apart = evidence.length > 0 && !isProven(evidence);
  const facts = [
    ['filing.number', filing.filing_number],
    ['filing.submitted_at', filing.submitted_at && momentOf(filing.submitted_at, language)],
    ['filing.work_kind', filing.work_kind && t(`work_kind.${filing.work_kind}`)],
    ['filing.completed_on', filing.completed_on && dayOf(filing.completed_on, language)],
    ['filing.published_on', filing.published_on && dayOf(filing.published_on, language)],
    ['filing.description', filing.description],
    ['filing.holder_kind', filing.holder_kind && t(`holder_kind.${filing.holder_kind}`)],
    ['filing.holder_name', filing.holder_name],
    ['filing.author_name', filing.author_name],
    ['filing.pay', filing.pay && t(`filing_pay.${filing.pay}`)],
    ['filing.registration_number', registration_number],
  ] as const;
  return (
    <>
      <section className="ui-card filing-part">
        <div className="ui-row">
          <StateBadge machine={filingMachine} state={state} />
          {filing.waits_for && <span>{t(`filing_waits.${filing.waits_for}`)}</span>}
          {due_at && <span className="ui-soft">{t('filing.due', { at: momentOf(due_at, language) })}</span>}
        </div>
        <FilingReason filing={filing} />
        <Stages filing={filing} />
        {filing.refund && <Refund refund={filing.refund} />}
        <FilingActions filing={filing} />
        {!!filing.paying && <FilingCheck filingId={filing.filing_id} />}
      </section>
      <VoucherCard
        open={filing.actions.includes('voucher')}
        {...filing}
        reference={filing.filing_number ?? ''}
        send={(voucher_image) => api(filingApi.voucher, { filing_id: filing.filing_id, voucher_image })}
        onSent={filingsChanged}
      />
      <InvoiceCard
        id={filing.filing_id}
        {...filing}
        schema={filingInvoiceInput}
        toInput={(fields) => ({ filing_id: filing.filing_id, ...fields })}
        send={(input, attempt) => api(filingApi.invoiceRequest, input, attempt)}
        onSent={filingsChanged}
      />
      <section className="ui-card filing-part">
        <h2>{t('filing.part.work')}</h2>
        {apart && <p className="ui-soft">{t('filing.evidence.apart')}</p>}
        <ul className="filing-pictures">
          {filing.pictures.map((file, at) => (
            <li key={file.image_id}>
              <a href={file.file_path} target="_blank" rel="noreferrer">
                <img src={file.thumb_path ?? file.file_path} alt={file.file_name} loading="lazy" />
              </a>
              {evidence[at] && <EvidenceStatus evidence={evidence[at]} />}
              {apart && evidence[at] && evidence[at].state !== NO_EVIDENCE && (
                <PictureCertificate image_id={file.image_id} />
              )}
            </li>
          ))}
        </ul>
        <dl className="filing-facts">
          {facts
            .filter(([, value]) => value)
            .map(([key, value]) => (
              <div key={key}>
                <dt>{t(key)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
    </>
  );
}

function PictureCertificate({ image_id }: { image_id: string }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const prove = async () => {
    setBusy(true);
    try {
      saveCertificate(await api(evidenceApi.certificate, { image_id }));
    } catch {
      // The call has shown why.
    }
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void prove()}>
      {t('filing.evidence')}
    </Button>
  );
}

function FilingCheck({ filingId }: { filingId: string }) {
  const input = { filing_id: filingId };
  const found = useApi(filingApi.check, input, { staleTime: 0, expect: [ERRORS.BUSY.code] });
  return <PaymentCheck found={found} onPaid={filingsChanged} />;
}

function FilingActions({
  filing: { filing_id, version, actions, amount_fen, paid, state, evidence },
}: {
  filing: FilingDetail;
}) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch {
      // The call has shown why.
    }
    setBusy(false);
  };
  const withdraw = async () => {
    const title = t('filing.withdraw.ask');
    const confirm = t('action.filing.withdraw');
    const text = t(paid ? 'filing.withdraw.paid' : 'filing.withdraw.text');
    if (!(await ask({ title, text, confirm }))) return;
    await api(filingApi.withdraw, { filing_id, version });
    toast('good', t('filing.withdraw.done'));
    await filingsChanged();
  };
  const pay = async () => {
    location.assign((await api(filingApi.pay, { filing_id })).pay_url);
  };
  const prove = async () => {
    saveCertificate(await api(evidenceApi.filingCertificate, { filing_id }));
  };
  const certified = state === filingMachine.actions.certify.to;
  return (
    <div className="ui-row">
      {certified && (
        <Button look="primary" busy={busy} onClick={() => void run(() => openCertificate(filing_id))}>
          {t('filing.certificate')}
        </Button>
      )}
      {isProven(evidence) && (
        <Button busy={busy} onClick={() => void run(prove)}>
          {t('filing.evidence')}
        </Button>
      )}
      {actions.includes('pay') && (
        <Button look="primary" busy={busy} onClick={() => void run(pay)}>
          {t('action.filing.pay')} ¥{formatFen(amount_fen)}
        </Button>
      )}
      {actions.includes('withdraw') && (
        <Button busy={busy} onClick={() => void run(withdraw)}>
          {t('action.filing.withdraw')}
        </Button>
      )}
    </div>
  );
}
