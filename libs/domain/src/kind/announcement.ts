import { defineKind } from './content-kind';

/** An announcement: news of an IP, text only, which may begin and end by itself. */
export const announcementKind = defineKind({
  name: 'announcement',
  fields: {
    announcement_title: { as: 'line', max: 40 },
    announcement_content: { as: 'lines', max: 1000 },
    show_from: { as: 'day', ahead: true, optional: true },
    show_until: { as: 'day', ahead: true, optional: true },
  },
  span: ['show_from', 'show_until'],
  table: 'piece',
  title: 'announcement_title',
  most: 200,
  deletes: true,
  page: '/ipStore/ipAnnouncementDetail',
  listPage: '/ipStore/ipAnnouncement',
  desk: 'announcements',
  section: { layout: 'rows', most: 6, dated: true },
});
