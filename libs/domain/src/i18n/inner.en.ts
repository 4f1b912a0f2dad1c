import { claimWordsEn } from './claim.en';
import { careEn } from './care.en';
import { centreEn } from './centre.en';
import { codeEn } from './code.en';
import { contentEn } from './content.en';
import { reviewEn } from './review.en';
import { staffEn } from './staff.en';

/** Words only those who are signed in meet: the first pages load without them. */
export const innerEn = {
  ...claimWordsEn,
  ...careEn,
  ...centreEn,
  ...codeEn,
  ...contentEn,
  ...reviewEn,
  ...staffEn,
} as const;
