import type { ContentKey } from './content.i18n.en';

export const contentZhTw = {
  'content.unnamed': '未命名',
  'content.delete.title': '要刪除「{name}」嗎？',
  'content.delete.text': '會立即從 IP 首頁消失，且無法復原。',
  'content.delete.text_new': '它還沒有對外顯示過，刪除後無法復原。',
  'content.deleted': '已刪除',
  'content.submit.draft': '送出審核',
  'content.submit.rejected': '重新送出',
  'content.pictures': '{count} 張圖片',
  'content.documents': '{name}：{count} 份',
  'content.tips': '送出之前',
  'content.pages': '分頁',
  'content.pages.before': '上一頁',
  'content.pages.after': '下一頁',
  'content.sorted': '新的順序已儲存',
} satisfies Record<ContentKey, string>;
