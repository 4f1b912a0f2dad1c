import type { AgreementRecord, PublishedVersion } from '@ipw/domain';
import { useState } from 'react';
import { Dialog } from '../components/Dialog';
import { Failed } from '../components/Placeholder';
import { useFormats } from '../i18n/format';
import { useLocale, useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import { useTexts } from './agreement.calls';
import { LegalPreview } from './LegalPreview';

const TONES = { live: 'good', coming: 'wait', past: 'neutral' } as const;

/** Every published version, read-only. */
export function Versions({ record }: { record: AgreementRecord }) {
  const t = useT();
  const { number } = useFormats();
  const [open, setOpen] = useState<string>();
  return (
    <section className="card versions">
      <h2>{t('agreement.versions')}</h2>
      <ol>
        {record.versions.map((version) => (
          <li key={version.version}>
            <strong className="figures">{version.version}</strong>
            <span className={`badge tone-${TONES[version.validity]}`}>
              {t(keyOf('validity', version.validity))}
            </span>
            <span className="soft">{t('agreement.since', { day: version.effective_from })}</span>
            <span className="soft">{t('agreement.consents', { count: number(version.consents) })}</span>
            <By version={version} />
            <button type="button" className="button quiet" onClick={() => setOpen(version.version)}>
              {t('agreement.read')}
            </button>
          </li>
        ))}
      </ol>
      {open && <VersionDialog id={record.id} version={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function By({ version: { published_by } }: { version: PublishedVersion }) {
  const t = useT();
  return (
    <span className="soft">
      {published_by ? t('agreement.published_by', { name: published_by }) : t('agreement.built_in')}
    </span>
  );
}

function VersionDialog({ id, version, onClose }: { id: string; version: string; onClose: () => void }) {
  const t = useT();
  const locale = useLocale();
  const { data, error, refetch } = useTexts(id, version);
  return (
    <Dialog title={t('agreement.version', { version })} onClose={onClose} wide>
      {error && <Failed error={error} retry={() => void refetch()} />}
      {!data && !error && <i className="skeleton block" />}
      {data && <LegalPreview text={data[locale]} />}
      <div className="dialog-bar">
        <button type="button" className="button" data-first onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}
