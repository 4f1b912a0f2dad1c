import type { FaqTopicKey } from './faq-topic.en';

export const faqTopicZhCn = {
  'faq_topic.claimQA': '入驻与认领',
  'faq_topic.businessQA': '商业合作',
  'faq_topic.usageQA': '平台使用',
} as const satisfies Record<FaqTopicKey, string>;
