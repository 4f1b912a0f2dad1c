import type { ContentRecord } from '@ipw/domain';
import { useT } from '../i18n/locale';
import { FieldRows, ReviewDiff } from '../review/diff/ReviewDiff';
import './content.css';

/** The live version and the proposed one side by side. */
export function ContentCard({ content }: { content: ContentRecord }) {
  const t = useT();
  const { fields, is_new, changed_since, review_id, deleted_at } = content;
  if (review_id) return <ReviewDiff fields={fields} isNew={is_new} since={changed_since} />;
  return (
    <section className="card diff-card">
      <h2>{t(deleted_at ? 'content.was_live' : 'diff.live')}</h2>
      <FieldRows fields={fields} since={[]} />
    </section>
  );
}
