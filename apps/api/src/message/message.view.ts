import {
  type BroadcastTexts,
  courierName,
  fill,
  type Language,
  type MessageKey,
  MESSAGES,
} from '@ipw/domain';
import { knows, translate } from '../core/i18n';

/** Values for the placeholders of a message, as its row stores them; keys of labels end with `_key`. */
export type MessageArgs = Record<string, string | number>;

/** The link of a message, as its key declares. */
export function linkOf(key: MessageKey, args: MessageArgs): string | null {
  const declared = MESSAGES[key];
  return 'link' in declared ? fill(declared.link, args) : null;
}

/**
 * Renders a message in a language. Arguments with a label of their own are stored as a key (`reason_key`) and rendered here
 * (`{reason_label}`); `texts` are those of a broadcast. A title may have a variant for one kind of content.
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
  const worded = {
    ...{ reason: '', reason_label: '' },
    ...args,
    ...(args.courier && { courier: courierName(String(args.courier), language) }),
    // A person who is not named in messages.
    ...(args.brand_key && { brand: translate(language, String(args.brand_key)) }),
    ...announced,
    ...Object.fromEntries(labels),
  };
  const ofSubject = `message.${key}.title.${String(args.subject_key).replace('subject.', '')}`;
  return {
    title: translate(language, knows(ofSubject) ? ofSubject : `message.${key}.title`, worded),
    body: translate(language, `message.${key}.body`, worded).trim(),
  };
}
