import { OPEN_REVIEW_STATES, type ReviewState, type ReviewStatus } from '@ipw/domain';
import { toast } from '@ipw/ui';
import { useSavedForm, type SavedCall, type SavedFormOptions } from '../form/use-saved-form';
import { translate } from '../i18n/catalogue';
import { askToSubmit } from './review.calls';

interface ReviewResult {
  state: ReviewState;
  version: number;
}

export interface ContentFormOptions<V extends object> extends Omit<
  SavedFormOptions<V>,
  'record' | 'changed' | 'ask' | 'submit'
> {
  /** Null before the content exists on the server. */
  reviewed: ReviewStatus | null;
  submit: (values: V, call: SavedCall) => Promise<ReviewResult>;
}

const isOpen = (state: ReviewState) => (OPEN_REVIEW_STATES as readonly ReviewState[]).includes(state);

/** The form of reviewed content, submitted when it is complete and differs from the live version. */
export const useContentForm = <V extends object>({ reviewed, submit, ...options }: ContentFormOptions<V>) =>
  useSavedForm<V>({
    ...options,
    record: reviewed,
    changed: reviewed?.changed_since,
    ask: askToSubmit,
    submit: async (values, call) => {
      const result = await submit(values, call);
      // None of the changed fields is reviewed, so the change is live at once.
      toast('good', translate(isOpen(result.state) ? 'review.submitted' : 'review.saved'));
      return result;
    },
  });
