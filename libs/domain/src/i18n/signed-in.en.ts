import { alertEn } from './alert.en';
import { claimWordsEn } from './claim.en';
import { careEn } from './care.en';
import { centreEn } from './centre.en';
import { codeEn } from './code.en';
import { codeDeskEn } from './code-desk.en';
import { codeExportEn } from './code-export.en';
import { contentEn } from './content.en';
import { manualEn } from './manual.en';
import { reportEn } from './report.en';
import { reviewEn } from './review.en';
import { shopEn } from './shop.en';
import { storyEn } from './story.en';
import { staffEn } from './staff.en';
import { uploadsEn } from './uploads.en';

/** Words only those who are signed in meet: the first pages load without them. */
export const signedInEn = {
  ...alertEn,
  ...claimWordsEn,
  ...careEn,
  ...centreEn,
  ...codeEn,
  ...codeDeskEn,
  ...codeExportEn,
  ...contentEn,
  ...manualEn,
  ...reportEn,
  ...reviewEn,
  ...shopEn,
  ...staffEn,
  ...storyEn,
  ...uploadsEn,
} as const;
