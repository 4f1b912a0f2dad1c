/** What stands in the menu, and in which part of it. */
export const menuEn = {
  'menu_group.review': 'Review',
  'menu_group.people': 'Holders and IPs',
  'menu_group.labels': 'Labels',
  'menu_group.content': 'Content',
  'menu_group.house': 'House',
  'menu.claims': 'Claims',
  'menu.ips': 'IPs',
  'menu.operators': 'Operators',
  'menu.members': 'Members',
  'menu.audit': 'Audit log',
};
