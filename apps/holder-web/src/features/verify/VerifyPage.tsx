import type { CertificateVerdict } from '@ipw/domain';
import { ErrorState } from '@ipw/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Page } from '../../app/Page';
import { useT } from '../../i18n/catalogue';
import { Compare } from './Compare';
import { FilePick } from './FilePick';
import { Stated } from './Stated';
import { verdictOn } from './verify-file';
import './verify.css';

type Shown = { name: string } & (
  { busy: true } | { verdict: CertificateVerdict } | { failed: string; retry: () => void }
);

/** Where anybody verifies a certificate; the QR code of one leads here with its number. */
export function VerifyPage() {
  const t = useT();
  const { id } = useParams();
  const [shown, setShown] = useState<Shown>();
  const verify = async (file: File) => {
    const { name } = file;
    setShown({ name, busy: true });
    try {
      setShown({ name, verdict: await verdictOn(file) });
    } catch (error) {
      setShown({ name, failed: (error as Error).message, retry: () => void verify(file) });
    }
  };
  const verdict = shown && 'verdict' in shown ? shown.verdict : undefined;
  return (
    <Page title={t('verify.title')} narrow>
      <div className="verify">
        <p className="ui-soft">{t('verify.lead')}</p>
        {id && <p>{t('verify.number', { id })}</p>}
        <FilePick
          label={t(shown ? 'verify.again' : 'verify.choose')}
          hint={t('verify.choose_hint')}
          accept=".pdf,application/pdf"
          onFiles={([file]) => void (file && verify(file))}
        />
        <div role="status">
          {shown && 'busy' in shown && <p>{t('verify.busy', { name: shown.name })}</p>}
          {shown && verdict && <Verdict name={shown.name} verdict={verdict} wanted={id} />}
        </div>
        {verdict && 'manifest' in verdict && <Stated manifest={verdict.manifest} />}
        {verdict && 'manifest' in verdict && verdict.manifest.files.length > 0 && (
          <Compare key={shown?.name} files={verdict.manifest.files} />
        )}
        {shown && 'failed' in shown && <ErrorState message={shown.failed} onRetry={shown.retry} />}
        <p className="ui-soft verify-offline">{t('verify.offline')}</p>
      </div>
    </Page>
  );
}

function Verdict({
  name,
  verdict,
  wanted,
}: {
  name: string;
  verdict: CertificateVerdict;
  wanted: string | undefined;
}) {
  const t = useT();
  if ('refusal' in verdict)
    return (
      <section className="verify-verdict" data-good="no">
        <h2>{t('verify.refused')}</h2>
        <p className="verify-name">{name}</p>
        <p>{t(`certificate.refusal.${verdict.refusal}`)}</p>
        {verdict.detail && <p className="ui-soft">{verdict.detail}</p>}
      </section>
    );
  const { manifest, key } = verdict;
  const isOther = wanted !== undefined && wanted !== manifest.certificate_id;
  return (
    <section className="verify-verdict" data-good={isOther ? 'other' : 'yes'}>
      <h2>{t('verify.valid')}</h2>
      <p className="verify-name">{name}</p>
      <p>{t('verify.valid_text', { key })}</p>
      {isOther && <p role="alert">{t('verify.other', { wanted, found: manifest.certificate_id })}</p>}
    </section>
  );
}
