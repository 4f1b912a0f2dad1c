import type { ManualWebKey } from './manual.i18n.en';

export const manualWebZhTw = {
  'manual.page': '第一頁',
  'manual.save': '下載 PDF',
  'manual.found': '下列內容看起來像聯絡資訊，請在送審前移除，否則無法通過審核。',
  'manual.nothing_found': '文字中沒有發現聯絡資訊，圖片裡的內容請自行檢查。',
} satisfies Record<ManualWebKey, string>;
