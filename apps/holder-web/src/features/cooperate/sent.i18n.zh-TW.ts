import type { SentKey } from './sent.i18n.en';

export const sentZhTw = {
  'cooperate.sent': '需求已送出',
  'cooperate.sent_many': '{count} 份需求已送出',
  'cooperate.sent_text': '請保存好連結，它是您回來查看的入口，也已傳送到您的手機。',
  'cooperate.number': '編號',
  'cooperate.qr': '需求 {number} 的連結 QR Code',
  'cooperate.keep_link': '持有連結的人都能查看需求；確認或放棄，只能由您的手機號碼操作。',
  'cooperate.progress': '查看進度',
  'cooperate.copy_link': '複製連結',
  'cooperate.copied': '連結已複製',
  'cooperate.when_1': '{day}前',
  'cooperate.when_2': '最晚 {day}',
  'cooperate.another': '再送出一份需求',
} satisfies Record<SentKey, string>;
