import { claimZhCn } from './claim.zh-CN';
import { memberZhCn } from './member.zh-CN';
import { contentZhCn } from './content.zh-CN';
import { manualZhCn } from './manual.zh-CN';
import { reviewZhCn } from './review.zh-CN';
import { shopZhCn } from './shop.zh-CN';
import { kindsZhCn } from './kinds.zh-CN';
import { uploadsZhCn } from './uploads.zh-CN';
import type { signedInEn } from './signed-in.en';

export const signedInZhCn = {
  ...claimZhCn,
  ...memberZhCn,
  ...contentZhCn,
  ...manualZhCn,
  ...reviewZhCn,
  ...shopZhCn,
  ...kindsZhCn,
  ...uploadsZhCn,
} satisfies Record<keyof typeof signedInEn, string>;
