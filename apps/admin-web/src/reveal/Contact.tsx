import { REVEAL } from '@ipw/domain';
import type { Row } from '../fields/field';
import { useT } from '../i18n/locale';
import { type FieldName, keyOf } from '../i18n/words';
import { Reveal } from './Reveal';
import './contact.css';
import type { Revealing } from '../http/call-api';

interface Props<F extends FieldName> {
  resource: Exclude<Revealing, 'members'>;
  record: Row & Record<F, string> & { reveals: boolean };
  title: string;
  fields: readonly F[];
}

/** Masked contact data of a record. */
export function Contact<F extends FieldName>({ resource, record, title, fields }: Props<F>) {
  const t = useT();
  return (
    <div className="contact" aria-live="polite">
      <Reveal
        resource={resource}
        id={record.id}
        label={t('contact')}
        title={title}
        perDay={REVEAL.contactsPerDay}
        offered={record.reveals}
      >
        {(clear) =>
          fields.map((field) => (
            <p key={field}>
              <span className="soft">{t(keyOf('field', field))}</span>{' '}
              {((clear as Record<F, string> | undefined) ?? record)[field] || '–'}
            </p>
          ))
        }
      </Reveal>
    </div>
  );
}
