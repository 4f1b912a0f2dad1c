import { scoresEn } from '../features/cooperate/scores.i18n.en';
import { scoresZhCn } from '../features/cooperate/scores.i18n.zh-CN';
import { scoresZhTw } from '../features/cooperate/scores.i18n.zh-TW';
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
  en: { ...cooperateEn, ...sentEn, ...sheetEn, ...scoresEn },
  'zh-CN': { ...cooperateZhCn, ...sentZhCn, ...sheetZhCn, ...scoresZhCn },
  'zh-TW': { ...cooperateZhTw, ...sentZhTw, ...sheetZhTw, ...scoresZhTw },
};
