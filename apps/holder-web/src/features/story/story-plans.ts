import { CASE_TYPE_IDS, reviewMachine, TEXT, type StoryName, type Usage } from '@ipw/domain';
import { paths } from '../../app/paths';

/** How a field is filled in and shown. */
export type StoryField =
  | { name: string; kind: 'line' | 'lines'; max: number }
  | { name: string; kind: 'day' }
  | { name: string; kind: 'select'; ids: readonly number[]; words: string }
  | { name: string; kind: 'picture' | 'pictures'; usage: Usage; optional?: boolean };

export interface StoryPlan {
  list: string;
  edit: string;
  /** How this kind calls the states of the one review. */
  faces: Pick<typeof reviewMachine, 'name' | 'states'>;
  /** In the order of the page. */
  fields: readonly StoryField[];
}

const { states } = reviewMachine;

export const STORY_PLANS: Readonly<Record<StoryName, StoryPlan>> = {
  case: {
    list: paths.businessCases,
    edit: paths.businessCaseDetail,
    faces: reviewMachine,
    fields: [
      { name: 'case_image', kind: 'picture', usage: 'case_image' },
      { name: 'case_name', kind: 'line', max: TEXT.caseName },
      { name: 'case_type_id', kind: 'select', ids: CASE_TYPE_IDS, words: 'case_type' },
      { name: 'case_desc', kind: 'lines', max: TEXT.caseDesc },
      { name: 'image_list', kind: 'pictures', usage: 'case_image', optional: true },
    ],
  },
  milestone: {
    list: paths.milestones,
    edit: paths.milestoneDetail,
    faces: { name: 'milestone', states },
    fields: [
      { name: 'event_image', kind: 'picture', usage: 'milestone_cover' },
      { name: 'event_date', kind: 'day' },
      { name: 'event_desc', kind: 'lines', max: TEXT.eventDesc },
    ],
  },
  feed: {
    list: paths.ipFeedManagement,
    edit: paths.ipFeedDetail,
    faces: { name: 'feed', states },
    fields: [
      { name: 'feed_content', kind: 'lines', max: TEXT.feed },
      { name: 'feed_image', kind: 'pictures', usage: 'feed_image', optional: true },
    ],
  },
  announcement: {
    list: paths.ipAnnouncement,
    edit: paths.ipAnnouncementDetail,
    faces: reviewMachine,
    fields: [
      { name: 'announcement_title', kind: 'line', max: TEXT.announcementTitle },
      { name: 'announcement_content', kind: 'lines', max: TEXT.announcement },
    ],
  },
};
