import { OPEN_REVIEW_STATES, reviewMachine, type ReviewState, type SubjectName } from '@ipw/domain';
import { paths } from '../app/paths';

export interface SubjectPage {
  /** Where all of the kind stand; of a kind of which there is one, its page. */
  list: string;
  /** How the kind calls the states of the one review. */
  faces: Pick<typeof reviewMachine, 'name' | 'states'>;
}

const { states } = reviewMachine;

export const SUBJECT_PAGES: Readonly<Record<SubjectName, SubjectPage>> = {
  ipInfo: { list: paths.ipInfoSetting, faces: reviewMachine },
  series: { list: paths.assetsManage, faces: reviewMachine },
  onepage: { list: paths.onepage, faces: reviewMachine },
  manual: { list: paths.authorizationManual, faces: reviewMachine },
  contact: { list: paths.shopContact, faces: reviewMachine },
  case: { list: paths.businessCases, faces: reviewMachine },
  milestone: { list: paths.milestones, faces: { name: 'milestone', states } },
  feed: { list: paths.ipFeedManagement, faces: { name: 'feed', states } },
  announcement: { list: paths.ipAnnouncement, faces: reviewMachine },
};

/** The states a list can be narrowed to, in the order of the review. */
export const LIST_STATES = [...OPEN_REVIEW_STATES, 'approved'] as const satisfies readonly ReviewState[];
export type ListState = (typeof LIST_STATES)[number];

/** The state an address narrows a list to. */
export const listStateIn = (query: URLSearchParams): ListState | undefined =>
  LIST_STATES.find((state) => state === query.get('state'));
