import type { SentKey } from './sent.i18n.en';

export const sentZhCn = {
  'cooperate.sent': '需求已提交',
  'cooperate.sent_many': '{count} 份需求已提交',
  'cooperate.sent_text': '请保存好链接，它是您返回查看的入口，也已发送到您的手机。',
  'cooperate.number': '编号',
  'cooperate.qr': '需求 {number} 的链接二维码',
  'cooperate.keep_link': '持有链接的人都能查看需求；确认或放弃，只能由您的手机号操作。',
  'cooperate.progress': '查看进度',
  'cooperate.copy_link': '复制链接',
  'cooperate.copied': '链接已复制',
  'cooperate.when_1': '{day}前',
  'cooperate.when_2': '最晚 {day}',
  'cooperate.another': '再提交一份需求',
} satisfies Record<SentKey, string>;
