import { claimEn } from './claim.en';
import { memberEn } from './member.en';
import { contentEn } from './content.en';
import { manualEn } from './manual.en';
import { reviewEn } from './review.en';
import { shopEn } from './shop.en';
import { kindsEn } from './kinds.en';
import { uploadsEn } from './uploads.en';

/** Words of pages after sign-in; the pages before it load without them. */
export const signedInEn = {
  ...claimEn,
  ...memberEn,
  ...contentEn,
  ...manualEn,
  ...reviewEn,
  ...shopEn,
  ...kindsEn,
  ...uploadsEn,
} as const;
