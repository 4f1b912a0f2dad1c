import { agreementEn } from '@ipw/domain/i18n/agreement.en';
import { opportunityEn } from '@ipw/domain/i18n/opportunity.en';
import { campaignEn as campaignSharedEn } from '@ipw/domain/i18n/campaign.en';
import { cooperationEn as cooperationSharedEn } from '@ipw/domain/i18n/cooperation.en';
import { skinEn as skinSharedEn } from '@ipw/domain/i18n/skin.en';
import { tenderEn as tenderSharedEn } from '@ipw/domain/i18n/tender.en';
import { filingEn as filingSharedEn } from '@ipw/domain/i18n/filing.en';
import { staffEn } from '@ipw/domain/i18n/staff.en';
import { contentEn } from './content.en';
import { frameEn } from './frame.en';
import { historyEn } from './history.en';
import { houseEn } from './house.en';
import { labelsEn } from './labels.en';
import { pagesEn } from './pages.en';
import { peopleEn } from './people.en';
import { reviewEn } from './review.en';
import { sessionEn } from './session.en';
import { campaignEn } from './campaign.en';
import { cooperationEn } from './cooperation.en';
import { skinEn } from './skin.en';
import { tenderEn } from './tender.en';
import { filingEn } from './filing.en';

/** Words of the console. English is the type; other languages must satisfy it. */
export const consoleEn = {
  ...agreementEn,
  ...opportunityEn,
  ...staffEn,
  ...contentEn,
  ...frameEn,
  ...historyEn,
  ...houseEn,
  ...labelsEn,
  ...pagesEn,
  ...peopleEn,
  ...reviewEn,
  ...sessionEn,
  ...campaignSharedEn,
  ...campaignEn,
  ...cooperationSharedEn,
  ...cooperationEn,
  ...skinSharedEn,
  ...skinEn,
  ...tenderSharedEn,
  ...tenderEn,
  ...filingSharedEn,
  ...filingEn,
} as const;
