import { agreementZhTw } from '@ipw/domain/i18n/agreement.zh-TW';
import { opportunityZhTw } from '@ipw/domain/i18n/opportunity.zh-TW';
import { campaignZhTw as campaignSharedZhTw } from '@ipw/domain/i18n/campaign.zh-TW';
import { cooperationZhTw as cooperationSharedZhTw } from '@ipw/domain/i18n/cooperation.zh-TW';
import { skinZhTw as skinSharedZhTw } from '@ipw/domain/i18n/skin.zh-TW';
import { tenderZhTw as tenderSharedZhTw } from '@ipw/domain/i18n/tender.zh-TW';
import { filingZhTw as filingSharedZhTw } from '@ipw/domain/i18n/filing.zh-TW';
import { staffZhTw } from '@ipw/domain/i18n/staff.zh-TW';
import { sharedZhTw } from '@ipw/domain/i18n/shared.zh-TW';
import { complete } from './complete';
import { contentZhTw } from './content.zh-TW';
import { frameZhTw } from './frame.zh-TW';
import { historyZhTw } from './history.zh-TW';
import { houseZhTw } from './house.zh-TW';
import { labelsZhTw } from './labels.zh-TW';
import { pagesZhTw } from './pages.zh-TW';
import { peopleZhTw } from './people.zh-TW';
import { reviewZhTw } from './review.zh-TW';
import { sessionZhTw } from './session.zh-TW';
import { campaignZhTw } from './campaign.zh-TW';
import { cooperationZhTw } from './cooperation.zh-TW';
import { skinZhTw } from './skin.zh-TW';
import { tenderZhTw } from './tender.zh-TW';
import { filingZhTw } from './filing.zh-TW';

export const words = complete(sharedZhTw, {
  ...agreementZhTw,
  ...opportunityZhTw,
  ...staffZhTw,
  ...contentZhTw,
  ...frameZhTw,
  ...historyZhTw,
  ...houseZhTw,
  ...labelsZhTw,
  ...pagesZhTw,
  ...peopleZhTw,
  ...reviewZhTw,
  ...sessionZhTw,
  ...campaignSharedZhTw,
  ...campaignZhTw,
  ...cooperationSharedZhTw,
  ...cooperationZhTw,
  ...skinSharedZhTw,
  ...skinZhTw,
  ...tenderSharedZhTw,
  ...tenderZhTw,
  ...filingSharedZhTw,
  ...filingZhTw,
});
