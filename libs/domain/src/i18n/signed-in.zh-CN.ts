import { alertZhCn } from './alert.zh-CN';
import { claimWordsZhCn } from './claim.zh-CN';
import { careZhCn } from './care.zh-CN';
import { centreZhCn } from './centre.zh-CN';
import { codeZhCn } from './code.zh-CN';
import { codeDeskZhCn } from './code-desk.zh-CN';
import { codeExportZhCn } from './code-export.zh-CN';
import { contentZhCn } from './content.zh-CN';
import { manualZhCn } from './manual.zh-CN';
import { reportZhCn } from './report.zh-CN';
import { reviewZhCn } from './review.zh-CN';
import { shopZhCn } from './shop.zh-CN';
import { storyZhCn } from './story.zh-CN';
import { staffZhCn } from './staff.zh-CN';
import { uploadsZhCn } from './uploads.zh-CN';
import type { signedInEn } from './signed-in.en';

export const signedInZhCn = {
  ...alertZhCn,
  ...claimWordsZhCn,
  ...careZhCn,
  ...centreZhCn,
  ...codeZhCn,
  ...codeDeskZhCn,
  ...codeExportZhCn,
  ...contentZhCn,
  ...manualZhCn,
  ...reportZhCn,
  ...reviewZhCn,
  ...shopZhCn,
  ...staffZhCn,
  ...storyZhCn,
  ...uploadsZhCn,
} satisfies Record<keyof typeof signedInEn, string>;
