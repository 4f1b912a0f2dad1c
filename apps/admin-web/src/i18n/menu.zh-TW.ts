import type { menuEn } from './menu.en';

export const menuZhTw: Record<keyof typeof menuEn, string> = {
  'menu_group.review': '審核',
  'menu_group.people': '會員與 IP',
  'menu_group.labels': '標籤',
  'menu_group.content': '內容',
  'menu_group.house': '後台',
  'menu.claims': '認領審核',
  'menu.ips': 'IP 管理',
  'menu.operators': '營運關係',
  'menu.members': '會員',
  'menu.audit': '稽核紀錄',
};
