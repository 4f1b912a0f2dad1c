import { alertZhCn } from './alert.zh-CN';
import { claimWordsZhCn } from './claim.zh-CN';
import { careZhCn } from './care.zh-CN';
import { centreZhCn } from './centre.zh-CN';
import { codeZhCn } from './code.zh-CN';
import { contentZhCn } from './content.zh-CN';
import { manualZhCn } from './manual.zh-CN';
import { reportZhCn } from './report.zh-CN';
import { reviewZhCn } from './review.zh-CN';
import { shopZhCn } from './shop.zh-CN';
import { storyZhCn } from './story.zh-CN';
import { staffZhCn } from './staff.zh-CN';
import { uploadsZhCn } from './uploads.zh-CN';
import type { innerEn } from './inner.en';

export const innerZhCn = {
  ...alertZhCn,
  ...claimWordsZhCn,
  ...careZhCn,
  ...centreZhCn,
  ...codeZhCn,
  ...contentZhCn,
  ...manualZhCn,
  ...reportZhCn,
  ...reviewZhCn,
  ...shopZhCn,
  ...staffZhCn,
  ...storyZhCn,
  ...uploadsZhCn,
} satisfies Record<keyof typeof innerEn, string>;
