import { type BroadcastTexts, fill, type Language, type MessageKey, MESSAGES } from '@ipw/domain';
import { knows, translate } from '../core/i18n';

export type MessageArgs = Record<string, string | number>;

/** Where a message leads, as its key declares. */
export function linkOf(key: MessageKey, args: MessageArgs): string | null {
  const declared = MESSAGES[key];
  return 'link' in declared ? fill(declared.link, args) : null;
}

/**
 * A message in a language. What has words of its own travels as their key (`reason_key`) and is worded with the rest
 * (`{reason_label}`); `texts` are an announcement's own words. A title may have words for one kind of content alone.
 */
export function wordsOf(
  key: MessageKey,
  args: MessageArgs,
  language: Language,
  texts: string | null = null,
): { title: string; body: string } {
  const labels = Object.entries(args)
    .filter(([name]) => name.endsWith('_key'))
    .map(([name, word]) => [name.replace(/key$/, 'label'), translate(language, String(word))]);
  const announced = texts ? (JSON.parse(texts) as BroadcastTexts)[language] : {};
  const worded = { reason: '', reason_label: '', ...args, ...announced, ...Object.fromEntries(labels) };
  const ofSubject = `message.${key}.title.${String(args.subject_key).replace('subject.', '')}`;
  return {
    title: translate(language, knows(ofSubject) ? ofSubject : `message.${key}.title`, worded),
    body: translate(language, `message.${key}.body`, worded).trim(),
  };
}
