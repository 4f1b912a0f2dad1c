import type { Agreement, Language, LegalText } from '@ipw/domain';
import { bidActivityRequirements } from './bid-activity-requirements';
import { bilibiliCustomizationAgreement } from './bilibili-customization-agreement';
import { disclaimer } from './disclaimer';
import { intermediaryContract } from './intermediary-contract';
import { ipCoopFrame } from './ip-coop-frame';
import { ipCoopSupplement } from './ip-coop-supplement';
import { IPLicenseBidInfo } from './ip-license-bid-info';
import { privacyPolicy } from './privacy-policy';
import { serviceAgreement } from './service-agreement';

export type LegalSource = Record<Language, Omit<LegalText, 'page' | 'hash'>>;

export const LEGAL: Record<Agreement, LegalSource> = {
  privacyPolicy,
  serviceAgreement,
  disclaimer,
  ipCoopFrame,
  ipCoopSupplement,
  intermediaryContract,
  bidActivityRequirements,
  IPLicenseBidInfo,
  bilibiliCustomizationAgreement,
};
