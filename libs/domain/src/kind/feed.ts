import { defineKind } from './content-kind';

/** A moment: text, pictures, or both. A rejected one can be resent, which submits it again. */
export const feedKind = defineKind({
  name: 'feed',
  fields: {
    feed_content: { as: 'lines', max: 800, optional: true },
    feed_image: { as: 'pictures', usage: 'feed_image', optional: true },
  },
  either: ['feed_content', 'feed_image'],
  table: 'piece',
  title: 'feed_content',
  picture: ['feed_image'],
  most: 1000,
  deletes: true,
  page: '/ipStore/ipFeedDetail',
  listPage: '/ipStore/ipFeedManagement',
  ownStates: true,
  desk: 'feeds',
  section: { layout: 'cards', most: 12, dated: true, anchor: 'moments' },
});
