import { lazyPage } from '../../app/lazy-page';
import type { OwnWords } from '../../i18n/catalogue';

const words: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/certificate.en')).certificateEn,
    ...(await import('@ipw/domain/i18n/cooperation.en')).cooperationEn,
    ...(await import('./verify.i18n.en')).verifyEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/certificate.zh-CN')).certificateZhCn,
    ...(await import('@ipw/domain/i18n/cooperation.zh-CN')).cooperationZhCn,
    ...(await import('./verify.i18n.zh-CN')).verifyZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/certificate.zh-TW')).certificateZhTw,
    ...(await import('@ipw/domain/i18n/cooperation.zh-TW')).cooperationZhTw,
    ...(await import('./verify.i18n.zh-TW')).verifyZhTw,
  }),
};

const Verify = lazyPage(() => import('./VerifyPage'), 'VerifyPage', words);

/** The page that verifies certificates. Its words are named here, so that the router does not name their files. */
export const VerifyRoute = () => <Verify />;
