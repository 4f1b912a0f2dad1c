import type { SearchKey } from './search.i18n.en';

export const searchZhTw = {
  'search.title': '搜尋',
  'search.label': '搜尋頁面、IP、內容、訂單、商品與掃碼紀錄',
  'search.placeholder': '名稱、訂單編號、標籤序號…',
  'search.results': '搜尋結果',
  'search.recent': '最近開啟',
  'search.pages': '頁面',
  'search.ips': '我的 IP',
  'search.help': '說明',
  'search.current': '目前的 IP',
  'search.count': '{count} 筆結果',
  'search.searching': '正在搜尋您的紀錄…',
  'search.none': '找不到「{keyword}」',
  'search.none_text': '可以試試名稱的一部分、訂單編號，或標籤上的序號。',
  'search.failed': '搜尋失敗。{message}',
  'search.keys': '↑ ↓ 選擇，Enter 開啟，Esc 關閉',
} as const satisfies Record<SearchKey, string>;
