import type { ReviewField } from '@ipw/domain';
import { FieldDiff } from '@ipw/ui/diff';
import { useT } from '../../i18n/locale';
import { keyOf } from '../../i18n/words';
import { ContactFlags } from './ContactFlags';
import { DocumentFlags } from './DocumentFlags';
import './review-diff.css';

interface Props {
  fields: readonly ReviewField[];
  isNew: boolean;
  /** Fields that differ from the last rejected version. */
  since: readonly string[];
}

/** Content field by field. */
export const FieldRows = ({ fields, since }: Pick<Props, 'fields' | 'since'>) => {
  const t = useT();
  return (
    <dl className="diff">
      {fields.map((field) => (
        <div key={field.field}>
          <dt>
            {t(keyOf('field', field.field))}
            {since.includes(field.field) && <small>{t('diff.since')}</small>}
          </dt>
          <dd>
            <FieldDiff field={field} t={t} />
            <ContactFlags contacts={field.contacts} />
            {field.proposed.kind === 'pictures' &&
              field.proposed.value.map((file) => <DocumentFlags key={file.image_id} file={file} />)}
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** Live and proposed content: changed fields first, unchanged ones collapsed. */
export function ReviewDiff({ fields, isNew, since }: Props) {
  const t = useT();
  const changed = fields.filter((one) => one.changed);
  const same = fields.filter((one) => !one.changed);
  return (
    <section className="card diff-card">
      <h2>{t(isNew ? 'diff.new' : 'diff.title')}</h2>
      {changed.length === 0 && <p className="soft">{t('diff.none')}</p>}
      <FieldRows fields={changed} since={since} />
      {same.length > 0 && (
        <details>
          <summary>{t('diff.same', { count: same.length })}</summary>
          <FieldRows fields={same} since={since} />
        </details>
      )}
    </section>
  );
}
