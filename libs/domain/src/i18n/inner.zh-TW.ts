import { claimWordsZhTw } from './claim.zh-TW';
import { careZhTw } from './care.zh-TW';
import { centreZhTw } from './centre.zh-TW';
import { codeZhTw } from './code.zh-TW';
import { contentZhTw } from './content.zh-TW';
import { reviewZhTw } from './review.zh-TW';
import { staffZhTw } from './staff.zh-TW';
import type { innerEn } from './inner.en';

export const innerZhTw = {
  ...claimWordsZhTw,
  ...careZhTw,
  ...centreZhTw,
  ...codeZhTw,
  ...contentZhTw,
  ...reviewZhTw,
  ...staffZhTw,
} satisfies Record<keyof typeof innerEn, string>;
