import { consultantEn } from './consultant.en';

/** What only members have in the bar at the top and at the bottom of a page. */
export const barEn = {
  ...consultantEn,
  'nav.logout': 'Log out',
  'nav.messages': 'Messages',
  'nav.messages_unread': 'Messages, some unread',
  'logout.text': 'This action will log you out. Continue?',
  'logout.done': 'You have been logged out',
  'nav.account': 'Account menu',
  'nav.daily': 'Everyday pages',
  'daily.home': 'Workbench',
  'daily.assetsManage': 'Gallery',
  'daily.ipFeedManagement': 'Moments',
  'daily.scanRecordList': 'Scans',
  'nav.search': 'Search',
} as const;

export type BarKey = keyof typeof barEn;
