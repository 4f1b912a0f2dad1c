import { defineKind } from './content-kind';

/** A milestone: an event of an IP and its day. */
export const milestoneKind = defineKind({
  name: 'milestone',
  fields: {
    event_image: { as: 'picture', usage: 'milestone_cover' },
    event_date: { as: 'day' },
    event_desc: { as: 'lines', max: 200 },
  },
  table: 'piece',
  title: 'event_desc',
  picture: ['event_image'],
  rank: 'event_date',
  most: 200,
  deletes: true,
  page: '/ipStore/milestoneDetail',
  listPage: '/ipStore/milestones',
  ownStates: true,
  desk: 'milestones',
  section: { layout: 'rows', most: 50 },
});
