import type { Faq } from '@ipw/domain';

const wordsOf = (faq: Faq): string =>
  [faq.question, ...faq.answer.flatMap((block) => (block.kind === 'list' ? block.items : block.text))]
    .join('\n')
    .toLowerCase();

/** The questions that hold every word of the search, in the question or its answer. */
export function found(faqs: readonly Faq[], keyword: string): Faq[] {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  return faqs.filter((faq) => {
    const text = wordsOf(faq);
    return words.every((word) => text.includes(word));
  });
}
