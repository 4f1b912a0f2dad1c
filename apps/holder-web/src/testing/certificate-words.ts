import type { Language } from '@ipw/domain';
import { certificateEn } from '@ipw/domain/i18n/certificate.en';
import { certificateZhCn } from '@ipw/domain/i18n/certificate.zh-CN';
import { certificateZhTw } from '@ipw/domain/i18n/certificate.zh-TW';
import { type VerifyKey, verifyEn } from '../features/verify/verify.i18n.en';
import { verifyZhCn } from '../features/verify/verify.i18n.zh-CN';
import { verifyZhTw } from '../features/verify/verify.i18n.zh-TW';

/** Words of the page that verifies certificates. */
export const CERTIFICATE_WORDS: Record<Language, Record<VerifyKey | keyof typeof certificateEn, string>> = {
  en: { ...certificateEn, ...verifyEn },
  'zh-CN': { ...certificateZhCn, ...verifyZhCn },
  'zh-TW': { ...certificateZhTw, ...verifyZhTw },
};
