import type { ManualWebKey } from './manual.i18n.en';

export const manualWebZhTw = {
  'workbench.menu.manual': '授權手冊',
  'manual.lead': '一份 PDF，讓買方了解您的 IP 可以怎麼使用。',
  'manual.none': '買方目前還看不到手冊。',
  'shop.field.manual_file': '手冊（PDF）',
  'manual.file.hint': '請勿放入個人、品牌與聯絡資訊：買方會透過平台聯絡您。不接受指令碼、附件與密碼。',
  'manual.page': '首頁',
  'manual.size': '{pages} 頁 · {size}',
  'manual.save': '下載 PDF',
  'manual.found': '下列內容看起來像聯絡資訊，請在送審前移除，否則無法通過審核。',
  'manual.nothing_found': '文字中沒有發現聯絡資訊，圖片裡的內容請自行檢查。',
  'manual.read': '只檢查了前 {pages} 頁。',
  'manual.delete.title': '要刪除手冊嗎？',
  'manual.delete.text': '買方將立即看不到手冊，審核中的內容也會撤回。',
  'manual.delete.text_new': '這份手冊還沒有對外顯示過，刪除後無法復原。',
  'manual.deleted': '手冊已刪除',
} satisfies Record<ManualWebKey, string>;
