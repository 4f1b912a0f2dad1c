import { CASE_TYPE_IDS, TEXT, type StoryName, type Usage } from '@ipw/domain';
import { paths } from '../../app/paths';
import { SUBJECT_PAGES, type SubjectPage } from '../../review/subject-pages';

/** How a field is filled in and shown. */
export type StoryField =
  | { name: string; kind: 'line' | 'lines'; max: number }
  | { name: string; kind: 'day' }
  | { name: string; kind: 'select'; ids: readonly number[]; words: string }
  | { name: string; kind: 'picture' | 'pictures'; usage: Usage; optional?: boolean };

export interface StoryPlan extends SubjectPage {
  edit: string;
  /** In the order of the page. */
  fields: readonly StoryField[];
}

export const STORY_PLANS: Readonly<Record<StoryName, StoryPlan>> = {
  case: {
    ...SUBJECT_PAGES.case,
    edit: paths.businessCaseDetail,
    fields: [
      { name: 'case_image', kind: 'picture', usage: 'case_image' },
      { name: 'case_name', kind: 'line', max: TEXT.caseName },
      { name: 'case_type_id', kind: 'select', ids: CASE_TYPE_IDS, words: 'case_type' },
      { name: 'case_desc', kind: 'lines', max: TEXT.caseDesc },
      { name: 'image_list', kind: 'pictures', usage: 'case_image', optional: true },
    ],
  },
  milestone: {
    ...SUBJECT_PAGES.milestone,
    edit: paths.milestoneDetail,
    fields: [
      { name: 'event_image', kind: 'picture', usage: 'milestone_cover' },
      { name: 'event_date', kind: 'day' },
      { name: 'event_desc', kind: 'lines', max: TEXT.eventDesc },
    ],
  },
  feed: {
    ...SUBJECT_PAGES.feed,
    edit: paths.ipFeedDetail,
    fields: [
      { name: 'feed_content', kind: 'lines', max: TEXT.feed },
      { name: 'feed_image', kind: 'pictures', usage: 'feed_image', optional: true },
    ],
  },
  announcement: {
    ...SUBJECT_PAGES.announcement,
    edit: paths.ipAnnouncementDetail,
    fields: [
      { name: 'announcement_title', kind: 'line', max: TEXT.announcementTitle },
      { name: 'announcement_content', kind: 'lines', max: TEXT.announcement },
    ],
  },
};
