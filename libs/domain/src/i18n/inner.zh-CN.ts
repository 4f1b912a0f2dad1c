import { claimWordsZhCn } from './claim.zh-CN';
import { careZhCn } from './care.zh-CN';
import { centreZhCn } from './centre.zh-CN';
import { codeZhCn } from './code.zh-CN';
import { contentZhCn } from './content.zh-CN';
import { reviewZhCn } from './review.zh-CN';
import { staffZhCn } from './staff.zh-CN';
import type { innerEn } from './inner.en';

export const innerZhCn = {
  ...claimWordsZhCn,
  ...careZhCn,
  ...centreZhCn,
  ...codeZhCn,
  ...contentZhCn,
  ...reviewZhCn,
  ...staffZhCn,
} satisfies Record<keyof typeof innerEn, string>;
