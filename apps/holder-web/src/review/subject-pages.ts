import {
  OPEN_REVIEW_STATES,
  type reviewMachine,
  type ReviewState,
  reviewStatesOf,
  SUBJECTS,
  type SubjectName,
} from '@ipw/domain';
import { paths } from '../app/paths';

export interface SubjectPage {
  /** Where all of the kind stand; of a kind of which there is one, its page. */
  list: string;
  /** How the kind calls the states of the one review. */
  statusLabels: Pick<typeof reviewMachine, 'name' | 'states'>;
}

const LISTS: Readonly<Record<SubjectName, string>> = {
  ipInfo: paths.ipInfoSetting,
  series: paths.assetsManage,
  onepage: paths.onepage,
  manual: paths.authorizationManual,
  contact: paths.shopContact,
  case: paths.businessCases,
  milestone: paths.milestones,
  feed: paths.ipFeedManagement,
  announcement: paths.ipAnnouncement,
};

export const SUBJECT_PAGES = Object.fromEntries(
  SUBJECTS.map((subject) => [subject, { list: LISTS[subject], statusLabels: reviewStatesOf(subject) }]),
) as Readonly<Record<SubjectName, SubjectPage>>;

/** The states a list can be narrowed to, in the order of the review. */
export const LIST_STATES = [...OPEN_REVIEW_STATES, 'approved'] as const satisfies readonly ReviewState[];
export type ListState = (typeof LIST_STATES)[number];

/** The state an address narrows a list to. */
export const listStateIn = (query: URLSearchParams): ListState | undefined =>
  LIST_STATES.find((state) => state === query.get('state'));
