import type { FoundIn, SheetText } from '@ipw/domain';
import { Fragment } from 'react';
import { None } from '../components/None';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';
import './found-contacts.css';

interface Props {
  field: SheetText;
  text: string | null;
  /** Those of all texts, in order. */
  found: readonly FoundIn[];
}

/** A text of the buyer with its contact details marked; screen readers say what each is. */
export function MarkedText({ field, text, found }: Props) {
  const t = useT();
  if (!text) return <None />;
  const here = found.filter((one) => one.field === field);
  return (
    <p className="prose">
      {here.map(({ kind, at, end, sure }, index) => {
        const words = t('contacts.spoken', {
          kind: t(keyOf('contact_kind', kind)),
          how: t(sure ? 'contacts.sure' : 'contacts.doubtful'),
        });
        return (
          <Fragment key={at}>
            {text.slice(here[index - 1]?.end ?? 0, at)}
            <mark className="found" data-sure={sure || undefined} title={words}>
              {text.slice(at, end)}
              <span className="sr-only">{words}</span>
            </mark>
          </Fragment>
        );
      })}
      {text.slice(here.at(-1)?.end ?? 0)}
    </p>
  );
}
