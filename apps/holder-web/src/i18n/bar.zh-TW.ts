import { consultantZhTw } from './consultant.zh-TW';
import type { BarKey } from './bar.en';

export const barZhTw = {
  ...consultantZhTw,
  'nav.logout': '登出',
  'nav.messages': '訊息',
  'nav.messages_unread': '訊息，有未讀',
  'logout.text': '此操作會將您登出，要繼續嗎？',
  'logout.done': '您已登出',
  'nav.account': '帳號選單',
  'nav.daily': '常用頁面',
  'daily.home': '工作台',
  'daily.assetsManage': '圖庫',
  'daily.ipFeedManagement': '動態',
  'daily.scanRecordList': '掃碼',
  'nav.search': '搜尋',
} as const satisfies Record<BarKey, string>;
