import { Navigate, Route, Routes } from 'react-router';
import { lazyPage } from '../../app/lazy-page';
import { paths } from '../../app/paths';
import type { OwnWords } from '../../i18n/catalogue';
import { words } from './words';

const sheetWords: OwnWords = {
  en: async () => (await import('./sheet.i18n.en')).sheetEn,
  'zh-CN': async () => (await import('./sheet.i18n.zh-CN')).sheetZhCn,
  'zh-TW': async () => (await import('./sheet.i18n.zh-TW')).sheetZhTw,
};

const Detail = lazyPage(
  () => import('./DetailPage'),
  'DetailPage',
  'account',
  'opportunity',
  words,
  sheetWords,
);

/** Also the names of a round's fields, for what is wrong with them. */
const roomWords: OwnWords = {
  en: async () => ({
    ...(await import('@ipw/domain/i18n/cooperation.en')).cooperationEn,
    ...(await import('../../thread/thread.i18n.en')).threadEn,
    ...(await import('./room.i18n.en')).roomEn,
  }),
  'zh-CN': async () => ({
    ...(await import('@ipw/domain/i18n/cooperation.zh-CN')).cooperationZhCn,
    ...(await import('../../thread/thread.i18n.zh-CN')).threadZhCn,
    ...(await import('./room.i18n.zh-CN')).roomZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('@ipw/domain/i18n/cooperation.zh-TW')).cooperationZhTw,
    ...(await import('../../thread/thread.i18n.zh-TW')).threadZhTw,
    ...(await import('./room.i18n.zh-TW')).roomZhTw,
  }),
};
const uploadWords: OwnWords = {
  en: async () => (await import('@ipw/ui/upload/i18n/upload.en')).uploadEn,
  'zh-CN': async () => (await import('@ipw/ui/upload/i18n/upload.zh-CN')).uploadZhCn,
  'zh-TW': async () => (await import('@ipw/ui/upload/i18n/upload.zh-TW')).uploadZhTw,
};
const Room = lazyPage(() => import('./RoomPage'), 'RoomPage', 'account', words, roomWords, uploadWords);

const scoreWords: OwnWords = {
  en: async () => ({
    ...(await import('../../thread/thread.i18n.en')).threadEn,
    ...(await import('../../entry/entry.i18n.en')).entryEn,
    ...(await import('./scores.i18n.en')).scoresEn,
  }),
  'zh-CN': async () => ({
    ...(await import('../../thread/thread.i18n.zh-CN')).threadZhCn,
    ...(await import('../../entry/entry.i18n.zh-CN')).entryZhCn,
    ...(await import('./scores.i18n.zh-CN')).scoresZhCn,
  }),
  'zh-TW': async () => ({
    ...(await import('../../thread/thread.i18n.zh-TW')).threadZhTw,
    ...(await import('../../entry/entry.i18n.zh-TW')).entryZhTw,
    ...(await import('./scores.i18n.zh-TW')).scoresZhTw,
  }),
};
const Entries = lazyPage(() => import('./EntriesPage'), 'EntriesPage', 'account', words, scoreWords);

const inside = (path: string) => path.slice(paths.cooperateAll.length + 1);

/** The buyers' pages of a sent request. They need neither account nor identity, whatever the address names. */
export const CooperateRoutes = () => (
  <Routes>
    <Route path={inside(paths.cooperateDetail)} element={<Detail />} />
    <Route path={inside(paths.cooperateRoom)} element={<Room />} />
    <Route path={inside(paths.cooperateEntries)} element={<Entries />} />
    <Route path="*" element={<Navigate to={paths.notFound} replace />} />
  </Routes>
);
