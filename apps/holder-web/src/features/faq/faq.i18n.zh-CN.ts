import type { FaqKey } from './faq.i18n.en';

export const faqZhCn = {
  'faq.title': '常见问题',
  'faq.lead': '入驻之前、洽谈之中、使用之时，大家常问的问题。',
  'faq.topics': '问题分类',
  'faq.search': '搜索全部问题',
  'faq.found': '找到 {count} 个回答',
  'faq.none': '没有找到包含这些字的回答',
  'faq.none_text': '换个说法或少输几个字；也可以直接问我们，由真人答复。',
  'faq.empty': '这里还没有问题',
  'faq.clear': '清除搜索',
  'faq.link': '复制这条回答的链接',
  'faq.copied': '链接已复制',
  'faq.not_copied': '链接复制失败',
  'faq.more': '没有找到答案？',
  'faq.more_text': '告诉我们您想了解什么，我们会在工作日答复。',
} satisfies Record<FaqKey, string>;
