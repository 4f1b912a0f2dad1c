import { cooperateEn } from '../features/cooperate/cooperate.i18n.en';
import { sentEn } from '../features/cooperate/sent.i18n.en';
import { sheetEn } from '../features/cooperate/sheet.i18n.en';
import { cooperateZhCn } from '../features/cooperate/cooperate.i18n.zh-CN';
import { sentZhCn } from '../features/cooperate/sent.i18n.zh-CN';
import { sheetZhCn } from '../features/cooperate/sheet.i18n.zh-CN';
import { cooperateZhTw } from '../features/cooperate/cooperate.i18n.zh-TW';
import { sentZhTw } from '../features/cooperate/sent.i18n.zh-TW';
import { sheetZhTw } from '../features/cooperate/sheet.i18n.zh-TW';

/** Words of the pages of buyers. */
export const buyerWords = {
  en: { ...cooperateEn, ...sentEn, ...sheetEn },
  'zh-CN': { ...cooperateZhCn, ...sentZhCn, ...sheetZhCn },
  'zh-TW': { ...cooperateZhTw, ...sentZhTw, ...sheetZhTw },
};
