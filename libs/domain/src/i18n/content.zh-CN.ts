import type { ContentKey } from './content.en';

export const contentZhCn = {
  'state.agreement.draft': '草稿',
  'state.agreement.published': '已发布',
  'action.agreement.publish': '发布',
  'rule.earliest_date': '{field}不能早于 {date}',
  'rule.no_change': '{field}与上一版本没有任何差别',
  'name.effective_from': '生效日期',
  'name.sections': '条款',
  'name.title': '标题',
  'name.page': '文本',
  'name.texts': '所展示的协议',
} as const satisfies Record<ContentKey, string>;
