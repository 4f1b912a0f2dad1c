import type { Agreement, Language, LegalText } from '@ipw/domain';
import { ipCoopFrame } from './ip-coop-frame';
import { privacyPolicy } from './privacy-policy';
import { serviceAgreement } from './service-agreement';

export type LegalSource = Record<Language, Omit<LegalText, 'page' | 'hash'>>;

export const LEGAL: Record<Agreement, LegalSource> = { privacyPolicy, serviceAgreement, ipCoopFrame };
