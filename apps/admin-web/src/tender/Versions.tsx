import type { TenderAdminRecord } from '@ipw/domain';
import { Moment } from '../components/Moment';
import { useT } from '../i18n/locale';
import { FieldRows } from '../review/diff/ReviewDiff';

/** What was published and each change since, newest first. */
export function Versions({ tender }: { tender: TenderAdminRecord }) {
  const t = useT();
  const { versions, entered, acknowledged } = tender;
  if (versions.length === 0) return null;
  return (
    <section className="card diff-card">
      <h2>{t('field.versions')}</h2>
      {versions.length > 1 && entered > 0 && (
        <p className="soft">{t('tender.acknowledged', { count: acknowledged, all: entered })}</p>
      )}
      {versions.length === 1 && <p className="soft">{t('tender.versions_none')}</p>}
      {versions.map(({ number, at, actor_name, reason, changes }) => (
        <article key={number} className="tender-version">
          <h3>{number === 1 ? t('tender.version_first') : t('tender.version', { number })}</h3>
          <p className="soft">
            {actor_name} · <Moment at={at} />
          </p>
          {reason && <blockquote>{reason}</blockquote>}
          {changes.length > 0 && <FieldRows fields={changes} since={[]} />}
        </article>
      ))}
    </section>
  );
}
