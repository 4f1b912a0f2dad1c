import { alertZhTw } from './alert.zh-TW';
import { claimWordsZhTw } from './claim.zh-TW';
import { careZhTw } from './care.zh-TW';
import { centreZhTw } from './centre.zh-TW';
import { codeZhTw } from './code.zh-TW';
import { codeDeskZhTw } from './code-desk.zh-TW';
import { codeExportZhTw } from './code-export.zh-TW';
import { contentZhTw } from './content.zh-TW';
import { manualZhTw } from './manual.zh-TW';
import { reportZhTw } from './report.zh-TW';
import { reviewZhTw } from './review.zh-TW';
import { shopZhTw } from './shop.zh-TW';
import { storyZhTw } from './story.zh-TW';
import { staffZhTw } from './staff.zh-TW';
import { uploadsZhTw } from './uploads.zh-TW';
import type { signedInEn } from './signed-in.en';

export const signedInZhTw = {
  ...alertZhTw,
  ...claimWordsZhTw,
  ...careZhTw,
  ...centreZhTw,
  ...codeZhTw,
  ...codeDeskZhTw,
  ...codeExportZhTw,
  ...contentZhTw,
  ...manualZhTw,
  ...reportZhTw,
  ...reviewZhTw,
  ...shopZhTw,
  ...staffZhTw,
  ...storyZhTw,
  ...uploadsZhTw,
} satisfies Record<keyof typeof signedInEn, string>;
