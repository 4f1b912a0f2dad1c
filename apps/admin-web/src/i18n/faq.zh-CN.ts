import type { faqEn } from './faq.en';

/** Words of the desks of questions and of friendship links. */
export const faqZhCn = {
  'menu.faqs': '常见问题',
  'about.faqs': '所有人都能看到的问答：入驻与认领、商业合作、平台使用。',
  'lead.faqs': '问题',
  'create.faqs': '新建问题',
  'resources.faqs.name': '问题',
  'faqs.empty.title': '还没有问题',
  'faqs.empty.text': '写下第一个；保存后立即展示，也可以设定展示时间。',
  'subject.faq': '常见问题',
  'filter.topic': '分类',
  'field.topic': '分类',
  'field.question': '问题',
  'field.answer': '回答',
  'facts.faq': '问题与回答',
  'menu.links': '友情链接',
  'about.links': '友站，展示在首页底部。',
  'lead.links': '名称',
  'create.links': '新建链接',
  'resources.links.name': '友情链接',
  'links.empty.title': '还没有友情链接',
  'links.empty.text': '链接展示在首页底部；没有链接时不占位置。',
  'subject.friend_link': '友情链接',
  'field.url': '网址',
  'facts.link': '去向',
  'link.url_help': '完整网址，例如 https://example.com/',
} satisfies Record<keyof typeof faqEn, string>;
