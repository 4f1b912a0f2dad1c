import type { menuEn } from './menu.en';

export const menuZhCn: Record<keyof typeof menuEn, string> = {
  'menu_group.review': '审核',
  'menu_group.people': '会员与 IP',
  'menu_group.labels': '标签',
  'menu_group.content': '内容',
  'menu_group.house': '后台',
  'menu.claims': '认领审核',
  'menu.ips': 'IP 管理',
  'menu.operators': '运营关系',
  'menu.members': '会员',
  'menu.audit': '审计日志',
};
