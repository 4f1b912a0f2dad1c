import { claimZhTw } from './claim.zh-TW';
import { memberZhTw } from './member.zh-TW';
import { contentZhTw } from './content.zh-TW';
import { manualZhTw } from './manual.zh-TW';
import { reviewZhTw } from './review.zh-TW';
import { shopZhTw } from './shop.zh-TW';
import { kindsZhTw } from './kinds.zh-TW';
import { uploadsZhTw } from './uploads.zh-TW';
import type { signedInEn } from './signed-in.en';

export const signedInZhTw = {
  ...claimZhTw,
  ...memberZhTw,
  ...contentZhTw,
  ...manualZhTw,
  ...reviewZhTw,
  ...shopZhTw,
  ...kindsZhTw,
  ...uploadsZhTw,
} satisfies Record<keyof typeof signedInEn, string>;
