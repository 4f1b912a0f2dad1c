import type { ContentKey } from './content.en';

export const contentZhTw = {
  'state.agreement.draft': '草稿',
  'state.agreement.published': '已發布',
  'action.agreement.publish': '發布',
  'rule.earliest_date': '{field}不得早於 {date}',
  'rule.no_change': '{field}與前一版本沒有任何不同',
  'name.effective_from': '生效日期',
  'name.sections': '條款',
  'name.title': '標題',
  'name.page': '文件',
  'name.texts': '所顯示的協議',
} as const satisfies Record<ContentKey, string>;
