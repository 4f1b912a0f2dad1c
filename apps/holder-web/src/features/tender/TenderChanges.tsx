import type { TenderChange } from '@ipw/domain';
import { FieldDiff } from '@ipw/ui/diff';
import { useLanguage, useT } from '../../i18n/catalogue';
import { dayOf } from '../../i18n/when';

/** What was changed since publishing, why, and from what to what; the newest first. */
export function TenderChanges({ changes }: { changes: readonly TenderChange[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section className="ui-card tender-part">
      <h2>{t('tender.changes')}</h2>
      {changes.length === 0 && <p className="ui-soft">{t('tender.changes.none')}</p>}
      {changes.map(({ number, at, reason, changes: fields }) => (
        <article key={number} className="tender-change">
          <h3>{t('tender.changed', { day: dayOf(at, language), reason })}</h3>
          <dl>
            {fields.map((field) => (
              <div key={field.field}>
                <dt>{t(`tender.field.${field.field}` as 'tender.field.title')}</dt>
                <dd>
                  <FieldDiff field={field} t={t} />
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </section>
  );
}
