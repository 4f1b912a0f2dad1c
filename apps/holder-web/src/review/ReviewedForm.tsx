import { OPEN_REVIEW_STATES, type ReviewState, type ReviewStatus } from '@ipw/domain';
import { Button, toast } from '@ipw/ui';
import type { ReactNode } from 'react';
import { SavedNote } from '../form/SavedNote';
import { useSavedForm, type SavedCall, type SavedForm, type SavedFormOptions } from '../form/use-saved-form';
import { translate, useT } from '../i18n/catalogue';
import { askToSubmit } from './review.calls';

interface ReviewResult {
  state: ReviewState;
  version: number;
}

interface ContentFormOptions<V extends object> extends Omit<
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
      toast('good', translate(isOpen(result.state) ? 'review.submitted' : 'ui.saved'));
      return result;
    },
  });

interface FormProps<V extends object> {
  form: SavedForm<V>;
  className?: string;
  head: ReactNode;
  /** Content between head and fields. */
  note?: ReactNode;
  children: ReactNode;
  /** Content beside the submit button. */
  acts?: ReactNode;
}

/** The form of reviewed content: status line, fields, and a submit button while there is something to submit. */
export function DraftForm<V extends object>({ form, className, head, note, children, acts }: FormProps<V>) {
  const t = useT();
  const { busy, submit, differs } = form;
  return (
    <form
      className={`ui-card ${className ?? ''}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (differs) void submit();
      }}
    >
      <header className="review-form-head">
        {head}
        <SavedNote form={form} />
      </header>
      {note}
      {children}
      <div className="ui-row review-acts">
        {differs && (
          <Button type="submit" look="primary" busy={busy}>
            {t('action.revision.submit')}
          </Button>
        )}
        {acts}
      </div>
    </form>
  );
}

interface Props<V extends object> extends ContentFormOptions<V> {
  head: ReactNode | ((differs: boolean) => ReactNode);
  /** Content above the fields: the review status. */
  note?: (differs: boolean) => ReactNode;
  children: (form: SavedForm<V>) => ReactNode;
  acts: (form: SavedForm<V>) => ReactNode;
  aside: ReactNode | ((values: V) => ReactNode);
}

/** The editor of reviewed content, with its status and actions. */
export function ReviewedForm<V extends object>({ head, note, children, acts, aside, ...options }: Props<V>) {
  const form = useContentForm<V>(options);
  const { differs, values } = form;
  return (
    <div className="review-form">
      <DraftForm
        form={form}
        head={typeof head === 'function' ? head(differs) : head}
        note={note?.(differs)}
        acts={acts(form)}
      >
        {children(form)}
      </DraftForm>
      <aside className="review-aside">{typeof aside === 'function' ? aside(values) : aside}</aside>
    </div>
  );
}
