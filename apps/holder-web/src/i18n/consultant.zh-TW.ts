import type { consultantEn } from './consultant.en';

export const consultantZhTw = {
  'consultant.title': '您的 IP 顧問',
  'consultant.since': '自 {day}起負責',
  'consultant.none': '目前沒有專屬顧問，有需要請聯絡客服。',
  'consultant.through_service': '請透過客服轉接顧問。',
} satisfies Record<keyof typeof consultantEn, string>;
