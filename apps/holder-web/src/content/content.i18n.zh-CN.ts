import type { ContentKey } from './content.i18n.en';

export const contentZhCn = {
  'content.unnamed': '未命名',
  'content.delete.title': '删除“{name}”？',
  'content.delete.text': '将立即从 IP 主页消失，且无法恢复。',
  'content.delete.text_new': '它还没有对外展示过，删除后无法恢复。',
  'content.deleted': '已删除',
  'content.submit.draft': '提交审核',
  'content.submit.rejected': '重新发送',
  'content.pictures': '{count} 张图片',
  'content.documents': '{name}：{count} 份',
  'content.tips': '提交之前',
  'content.pages': '分页',
  'content.pages.before': '上一页',
  'content.pages.after': '下一页',
  'content.sorted': '新的顺序已保存',
} satisfies Record<ContentKey, string>;
