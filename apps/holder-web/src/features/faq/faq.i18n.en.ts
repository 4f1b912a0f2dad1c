/** Questions and answers. */
export const faqEn = {
  'faq.title': 'Questions and answers',
  'faq.lead': 'What people ask before they join, while they negotiate, and while they use the workbench.',
  'faq.topics': 'Topics',
  'faq.search': 'Search all questions',
  'faq.found': 'Answers found: {count}',
  'faq.none': 'No answer contains these words',
  'faq.none_text': 'Try fewer words or different ones, or ask us: a person answers.',
  'faq.empty': 'No questions here yet',
  'faq.clear': 'Clear the search',
  'faq.link': 'Copy the link to this answer',
  'faq.copied': 'Link copied',
  'faq.not_copied': 'Link copy failed',
  'faq.more': 'Still have a question?',
  'faq.more_text': 'Tell us what you would like to know. We answer on working days.',
} as const;

export type FaqKey = keyof typeof faqEn;
