import { idsIn, type Language, type PublicPicture, type PublicStories, STORIES } from '@ipw/domain';
import type { Sql } from '../core/db/db';
import { filesIn } from '../core/files/file-use.service';
import { translate } from '../core/i18n';
import { type ShownContentItem, shownContentItems } from '../core/review/shown-content-items';

const { case: cases, milestone: milestones, feed: feeds, announcement: announcements } = STORIES;

/** Maximum items of each kind on a page. */
const MOST = { cases: 12, milestones: 50, feeds: 12, announcements: 6 };

export interface LiveStories {
  cases: ShownContentItem<typeof cases.kind>[];
  milestones: ShownContentItem<typeof milestones.kind>[];
  feeds: ShownContentItem<typeof feeds.kind>[];
  announcements: ShownContentItem<typeof announcements.kind>[];
}

export const liveStories = async (sql: Sql, ipId: string): Promise<LiveStories> => ({
  cases: await shownContentItems(sql, cases.kind, ipId, MOST.cases),
  milestones: await shownContentItems(sql, milestones.kind, ipId, MOST.milestones),
  feeds: await shownContentItems(sql, feeds.kind, ipId, MOST.feeds),
  announcements: await shownContentItems(sql, announcements.kind, ipId, MOST.announcements),
});

/** Ids of all pictures they show. */
export const picturesIn = (live: LiveStories): string[] => [
  ...live.cases.flatMap(({ data }) => filesIn(data, cases.kind.files)),
  ...live.milestones.flatMap(({ data }) => filesIn(data, milestones.kind.files)),
  ...live.feeds.flatMap(({ data }) => filesIn(data, feeds.kind.files)),
];

export function publicStories(
  live: LiveStories,
  picture: (id: string | null | undefined) => PublicPicture | null,
  language: Language,
): PublicStories {
  const pictures = (value: unknown) => idsIn(value).flatMap((id) => picture(id) ?? []);
  return {
    cases: live.cases.map(({ id, data: { case_type_id, case_image, image_list, ...words } }) => ({
      case_id: id,
      ...words,
      case_type: translate(language, `case_type.${String(case_type_id)}`),
      case_image: picture(case_image),
      image_list: pictures(image_list),
    })),
    milestones: live.milestones.map(({ id, data: { event_image, ...words } }) => ({
      milestone_id: id,
      ...words,
      event_image: picture(event_image),
    })),
    feeds: live.feeds.map(({ id, published_at, data: { feed_content, feed_image } }) => ({
      feed_id: id,
      feed_content: feed_content ?? null,
      feed_image: pictures(feed_image),
      published_at: published_at.toISOString(),
    })),
    announcements: live.announcements.map(({ id, published_at, data }) => ({
      announcement_id: id,
      ...data,
      published_at: published_at.toISOString(),
    })),
  };
}
