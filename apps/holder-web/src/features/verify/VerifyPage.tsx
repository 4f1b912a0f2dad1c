import type { CertificateVerdict } from '@ipw/domain';
import { ErrorState } from '@ipw/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Page } from '../../app/Page';
import { useT } from '../../i18n/catalogue';
import { Compare } from './Compare';
import { FileEvidence } from './FileEvidence';
import { FilePick } from './FilePick';
import { Stated } from './Stated';
import { MOST_BYTES, verdictOn } from './verify-file';
import './verify.css';

type Shown = { file: File } & (
  { busy: true } | { verdict: CertificateVerdict } | { failed: string; retry: () => void }
);

/** Where anybody verifies a certificate; the QR code of one leads here with its number. */
export function VerifyPage() {
  const t = useT();
  const { id } = useParams();
  const [shown, setShown] = useState<Shown>();
  const verify = async (file: File) => {
    setShown({ file, busy: true });
    try {
      setShown({ file, verdict: await verdictOn(file) });
    } catch (error) {
      setShown({ file, failed: (error as Error).message, retry: () => void verify(file) });
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
          onFiles={([file]) => void (file && verify(file))}
        />
        <div role="status">
          {shown && 'busy' in shown && <p>{t('verify.busy', { name: shown.file.name })}</p>}
          {shown && verdict && <Verdict file={shown.file} verdict={verdict} wanted={id} />}
        </div>
        {verdict && 'manifest' in verdict && <Stated manifest={verdict.manifest} />}
        {verdict && 'manifest' in verdict && verdict.manifest.files.length > 0 && (
          <Compare key={shown?.file.name} files={verdict.manifest.files} />
        )}
        {shown && 'failed' in shown && <ErrorState message={shown.failed} onRetry={shown.retry} />}
        <p className="ui-soft verify-offline">{t('verify.offline')}</p>
      </div>
    </Page>
  );
}

const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

function Verdict({
  file,
  verdict,
  wanted,
}: {
  file: File;
  verdict: CertificateVerdict;
  wanted: string | undefined;
}) {
  const t = useT();
  const { name } = file;
  if ('refusal' in verdict) {
    // Not a certificate: perhaps a file that one is about.
    const evidence = verdict.refusal === 'no_seal' && file.size <= MOST_BYTES && <FileEvidence file={file} />;
    return (
      <>
        {(isPdf(file) || !evidence) && (
          <section className="verify-verdict" data-good="no">
            <h2>{t('verify.refused')}</h2>
            <p className="verify-name">{name}</p>
            <p>{t(`certificate.refusal.${verdict.refusal}`)}</p>
            {verdict.detail && <p className="ui-soft">{verdict.detail}</p>}
          </section>
        )}
        {evidence}
      </>
    );
  }
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
