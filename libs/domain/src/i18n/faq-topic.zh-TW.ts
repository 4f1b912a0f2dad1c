import type { FaqTopicKey } from './faq-topic.en';

export const faqTopicZhTw = {
  'faq_topic.claimQA': '加入與認領',
  'faq_topic.businessQA': '商業合作',
  'faq_topic.usageQA': '平台使用',
} as const satisfies Record<FaqTopicKey, string>;
