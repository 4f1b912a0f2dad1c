import { type Content, contactsIn } from '@ipw/domain';
import type { ReactNode } from 'react';
import { useT } from '../i18n/catalogue';

/** Shows contact details found in a text while it is typed, because the review refuses them. */
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
