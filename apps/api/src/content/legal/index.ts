import type { Agreement, Language, LegalText } from '@ipw/domain';
import { bidActivityRequirements } from './bid-activity-requirements';
import { bilibiliCustomizationAgreement } from './bilibili-customization-agreement';
import { disclaimer } from './disclaimer';
import { intermediaryContract } from './intermediary-contract';
import { ipCoopFrame } from './ip-coop-frame';
import { ipCoopSupplement } from './ip-coop-supplement';
import { IPLicenseBidInfo } from './ip-license-bid-info';
import { IPLicenseBidInfo2 } from './ip-license-bid-info-2';
import { labelContract } from './label-contract';
import { labelManual } from './label-manual';
import { privacyPolicy } from './privacy-policy';
import { privacyPolicy2 } from './privacy-policy-2';
import { serviceAgreement } from './service-agreement';

export type LegalSource = Record<Language, Omit<LegalText, 'page' | 'hash'>>;

/** Built-in versions of each text, the first one first. Consents refer to them by hash, so none may be changed. */
export const LEGAL: Record<Agreement, readonly [LegalSource, ...LegalSource[]]> = {
  privacyPolicy: [privacyPolicy, privacyPolicy2],
  serviceAgreement: [serviceAgreement],
  disclaimer: [disclaimer],
  ipCoopFrame: [ipCoopFrame],
  ipCoopSupplement: [ipCoopSupplement],
  intermediaryContract: [intermediaryContract],
  bidActivityRequirements: [bidActivityRequirements],
  IPLicenseBidInfo: [IPLicenseBidInfo, IPLicenseBidInfo2],
  bilibiliCustomizationAgreement: [bilibiliCustomizationAgreement],
  labelContract: [labelContract],
  labelManual: [labelManual],
};
