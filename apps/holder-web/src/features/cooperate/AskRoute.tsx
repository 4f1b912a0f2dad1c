import { lazyPage } from '../../app/lazy-page';
import type { OwnWords } from '../../i18n/catalogue';
import { CooperatePage } from './CooperatePage';

const words: OwnWords = {
  en: async () => (await import('./ask.i18n.en')).askEn,
  'zh-CN': async () => (await import('./ask.i18n.zh-CN')).askZhCn,
  'zh-TW': async () => (await import('./ask.i18n.zh-TW')).askZhTw,
};

const Page = lazyPage(() => Promise.resolve({ CooperatePage }), 'CooperatePage', words);

/** The form of a request, with its words alone: the other pages of buyers need more. */
export const AskRoute = () => <Page />;
