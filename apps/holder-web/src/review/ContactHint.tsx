import { type Content, contactsIn } from '@ipw/domain';
import type { ReactNode } from 'react';
import { useT } from '../i18n/catalogue';

/** While a text is typed: names what looks like contact details in it, which the review refuses. */
export function useContactHint(
  content: Pick<Content, 'texts'>,
): (field: string, value: unknown) => ReactNode {
  const t = useT();
  return (field, value) => {
    const found = contactsIn(content, field, value);
    if (found.length === 0) return undefined;
    const parts = found.map(({ text }) => text).join(' · ');
    return (
      <span className="contact-hint" role="status">
        {t('review.contacts', { parts })}
      </span>
    );
  };
}
