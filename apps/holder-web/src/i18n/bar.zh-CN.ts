import { consultantZhCn } from './consultant.zh-CN';
import type { BarKey } from './bar.en';

export const barZhCn = {
  ...consultantZhCn,
  'nav.logout': '退出登录',
  'nav.messages': '消息',
  'nav.messages_unread': '消息，有未读',
  'logout.text': '此操作将退出登录，是否继续？',
  'logout.done': '您已退出登录',
  'nav.account': '账号菜单',
  'nav.daily': '常用页面',
  'daily.home': '工作台',
  'daily.assetsManage': '图库',
  'daily.ipFeedManagement': '动态',
  'daily.scanRecordList': '扫码',
  'nav.search': '搜索',
} as const satisfies Record<BarKey, string>;
