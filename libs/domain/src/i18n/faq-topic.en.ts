/** Topics of the questions, for the console and the public pages. */
export const faqTopicEn = {
  'faq_topic.claimQA': 'Joining and claiming',
  'faq_topic.businessQA': 'Business cooperation',
  'faq_topic.usageQA': 'Using the workbench',
} as const;

export type FaqTopicKey = keyof typeof faqTopicEn;
