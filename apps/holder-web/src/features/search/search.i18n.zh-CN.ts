import type { SearchKey } from './search.i18n.en';

export const searchZhCn = {
  'search.title': '搜索',
  'search.label': '搜索页面、IP、内容、订单、商品和扫码记录',
  'search.placeholder': '名称、订单号、标签序号…',
  'search.results': '搜索结果',
  'search.recent': '最近打开',
  'search.pages': '页面',
  'search.ips': '我的 IP',
  'search.help': '帮助',
  'search.current': '当前 IP',
  'search.count': '{count} 条结果',
  'search.searching': '正在搜索您的记录…',
  'search.none': '没有找到“{keyword}”',
  'search.none_text': '可以试试名称的一部分、订单号，或标签上的序号。',
  'search.failed': '搜索失败。{message}',
  'search.keys': '↑ ↓ 选择，回车打开，Esc 关闭',
} as const satisfies Record<SearchKey, string>;
