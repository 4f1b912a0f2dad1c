import { useT } from '../../../i18n/catalogue';

const PARTS = ['code', 'text', 'verdict'] as const;

/** The parts of a label, and what a scan shows. */
export function Parts() {
  const t = useT();
  return (
    <section className="intro-section">
      <h2>{t('intro.parts')}</h2>
      <dl className="intro-parts">
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`intro.part.${part}`)}</dt>
            <dd>{t(`intro.part.${part}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="intro-honest">{t('intro.honest')}</p>
    </section>
  );
}
