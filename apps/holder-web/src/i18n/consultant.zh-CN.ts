import type { consultantEn } from './consultant.en';

export const consultantZhCn = {
  'consultant.title': '您的 IP 顾问',
  'consultant.since': '自 {day}起负责',
  'consultant.none': '暂无专属顾问，有事请联系客服。',
  'consultant.through_service': '请通过客服转接顾问。',
} satisfies Record<keyof typeof consultantEn, string>;
