import type { Faq } from '@ipw/domain';

const wordsOf = (faq: Faq): string =>
  [faq.question, ...faq.answer.flatMap((block) => (block.kind === 'list' ? block.items : block.text))]
    .join('\n')
    .toLowerCase();

/** Questions that contain every word of the search, in question or answer. */
export function found(faqs: readonly Faq[], keyword: string): Faq[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return faqs.filter((faq) => {
    const text = wordsOf(faq);
    return words.every((word) => text.includes(word));
  });
}
