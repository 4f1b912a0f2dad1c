import { type ContactFind, findContacts } from '../core/contacts';
import type { Content, ContentData } from '../kind/content-kind';

/** Contact details in a field of content; none in fields that are not free text. */
export const contactsIn = (
  { texts }: Pick<Content, 'texts'>,
  field: string,
  value: unknown,
): ContactFind[] => (texts.includes(field) ? findContacts([value ?? []].flat().map(String).join('\n')) : []);

/** The fields of content with contact details. */
export const fieldsWithContacts = (content: Pick<Content, 'texts'>, data: ContentData): string[] =>
  content.texts.filter((field) => contactsIn(content, field, data[field]).length > 0);
