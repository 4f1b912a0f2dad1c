import { agreementZhCn } from '@ipw/domain/i18n/agreement.zh-CN';
import { opportunityZhCn } from '@ipw/domain/i18n/opportunity.zh-CN';
import { campaignZhCn as campaignSharedZhCn } from '@ipw/domain/i18n/campaign.zh-CN';
import { cooperationZhCn as cooperationSharedZhCn } from '@ipw/domain/i18n/cooperation.zh-CN';
import { skinZhCn as skinSharedZhCn } from '@ipw/domain/i18n/skin.zh-CN';
import { tenderZhCn as tenderSharedZhCn } from '@ipw/domain/i18n/tender.zh-CN';
import { filingZhCn as filingSharedZhCn } from '@ipw/domain/i18n/filing.zh-CN';
import { staffZhCn } from '@ipw/domain/i18n/staff.zh-CN';
import { sharedZhCn } from '@ipw/domain/i18n/shared.zh-CN';
import { complete } from './complete';
import { contentZhCn } from './content.zh-CN';
import { frameZhCn } from './frame.zh-CN';
import { historyZhCn } from './history.zh-CN';
import { houseZhCn } from './house.zh-CN';
import { labelsZhCn } from './labels.zh-CN';
import { pagesZhCn } from './pages.zh-CN';
import { peopleZhCn } from './people.zh-CN';
import { reviewZhCn } from './review.zh-CN';
import { sessionZhCn } from './session.zh-CN';
import { campaignZhCn } from './campaign.zh-CN';
import { cooperationZhCn } from './cooperation.zh-CN';
import { skinZhCn } from './skin.zh-CN';
import { tenderZhCn } from './tender.zh-CN';
import { filingZhCn } from './filing.zh-CN';

export const words = complete(sharedZhCn, {
  ...agreementZhCn,
  ...opportunityZhCn,
  ...staffZhCn,
  ...contentZhCn,
  ...frameZhCn,
  ...historyZhCn,
  ...houseZhCn,
  ...labelsZhCn,
  ...pagesZhCn,
  ...peopleZhCn,
  ...reviewZhCn,
  ...sessionZhCn,
  ...campaignSharedZhCn,
  ...campaignZhCn,
  ...cooperationSharedZhCn,
  ...cooperationZhCn,
  ...skinSharedZhCn,
  ...skinZhCn,
  ...tenderSharedZhCn,
  ...tenderZhCn,
  ...filingSharedZhCn,
  ...filingZhCn,
});
