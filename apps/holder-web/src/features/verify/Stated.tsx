import { type CertificateManifest, formatNumber, shanghaiSecond } from '@ipw/domain';
import { type Key, useLanguage, useT } from '../../i18n/catalogue';

/** What a certificate states. */
export function Stated({ manifest }: { manifest: CertificateManifest }) {
  const t = useT();
  const language = useLanguage();
  const time = (at: string) => t('certificate.time', { time: shanghaiSecond(new Date(at)) });
  const valueOf = ({ name, value }: CertificateManifest['facts'][number]) => {
    if (name.endsWith('_at')) return time(value);
    return name.endsWith('_kind') ? t(`${name}.${value}` as Key) : value;
  };
  return (
    <section className="verify-stated" aria-label={t(`certificate.title.${manifest.kind}`)}>
      <h2>{t(`certificate.title.${manifest.kind}`)}</h2>
      <dl>
        <Line label={t('certificate.number')}>{manifest.certificate_id}</Line>
        {manifest.facts.map((fact, index) => (
          <Line key={`${String(index)} ${fact.name}`} label={t(`certificate.fact.${fact.name}` as Key)}>
            {valueOf(fact)}
          </Line>
        ))}
        <Line label={t('certificate.issued_at')}>{time(manifest.issued_at)}</Line>
        {manifest.issuer && <Line label={t('certificate.issuer')}>{manifest.issuer}</Line>}
      </dl>
      {manifest.files.length > 0 && <h3>{t('certificate.files')}</h3>}
      <ol>
        {manifest.files.map(({ name, sha256, size, uploaded_at }) => (
          <li key={sha256}>
            <span>{name}</span>
            <span className="ui-soft">
              {t('certificate.file', {
                size: formatNumber(size, language),
                time: time(uploaded_at),
              })}
            </span>
            <code>{sha256}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Line = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
