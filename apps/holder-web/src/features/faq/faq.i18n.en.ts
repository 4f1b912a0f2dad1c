/** Questions and answers. */
export const faqEn = {
  'faq.title': 'Questions and answers',
  'faq.lead': 'What people ask before they join, while they negotiate, and when they work here.',
  'faq.topics': 'Topics',
  'faq.search': 'Search all questions',
  'faq.found': 'Answers found: {count}',
  'faq.none': 'No answer holds these words',
  'faq.none_text': 'Try fewer or other words, or ask us: a person answers.',
  'faq.empty': 'There are no questions here yet',
  'faq.clear': 'Clear the search',
  'faq.link': 'Copy the link to this answer',
  'faq.copied': 'The link is copied',
  'faq.not_copied': 'link copy failed',
  'faq.more': 'Not answered?',
  'faq.more_text': 'Tell us what you would like to know. We answer on working days.',
} as const;

export type FaqKey = keyof typeof faqEn;
