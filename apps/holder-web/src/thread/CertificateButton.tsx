import type { ThreadCertificate } from '@ipw/domain';
import { Button } from '@ipw/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../app/paths';
import { saveCertificate } from '../app/save-certificate';
import { useT } from '../i18n/catalogue';

/** Downloads the certificate of a sealed final draft; the page that verifies it is beside. */
export function CertificateButton({ load }: { load: () => Promise<ThreadCertificate> }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveCertificate(await load());
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="thread-certificate">
      {/* The call has said what is wrong. */}
      <Button busy={busy} onClick={() => void save().catch(() => undefined)}>
        {t('thread.certificate')}
      </Button>
      <p className="ui-soft">
        {t('thread.certificate_text')}{' '}
        <Link to={paths.verify} target="_blank">
          {t('thread.certificate_verify')}
        </Link>
      </p>
    </div>
  );
}
