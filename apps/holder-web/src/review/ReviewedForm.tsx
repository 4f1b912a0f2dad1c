import { Button } from '@ipw/ui';
import type { ReactNode } from 'react';
import type { ReviewedFields } from '../form/reviewed-fields';
import { SavedNote } from '../form/SavedNote';
import { useT } from '../i18n/catalogue';
import { useReviewedDraft, type ReviewedDraft, type ReviewedDraftOptions } from './use-reviewed-draft';

interface FormProps<V extends object> {
  draft: ReviewedDraft<V>;
  className?: string;
  head: ReactNode;
  /** Between the head and the fields. */
  note?: ReactNode;
  children: ReactNode;
  /** Beside the button that submits. */
  acts?: ReactNode;
}

/** The form of reviewed content: its line of state, its fields, and a button to submit while there is something to submit. */
export function DraftForm<V extends object>({ draft, className, head, note, children, acts }: FormProps<V>) {
  const t = useT();
  const { fields, busy, submit, isLive, differs, begun } = draft;
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
        <SavedNote
          saving={fields.saving}
          begun={begun}
          differs={isLive ? differs : undefined}
          onRetry={() => void fields.flush()}
        />
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

interface Props<V extends object> extends ReviewedDraftOptions<V> {
  head: ReactNode | ((differs: boolean) => ReactNode);
  /** Above the fields: where the review stands. */
  note?: (differs: boolean) => ReactNode;
  children: (fields: ReviewedFields<V>) => ReactNode;
  acts: (draft: ReviewedDraft<V>) => ReactNode;
  aside: ReactNode | ((values: V) => ReactNode);
}

/** The editor of reviewed content, with its status and actions. */
export function ReviewedForm<V extends object>({ head, note, children, acts, aside, ...options }: Props<V>) {
  const draft = useReviewedDraft<V>(options);
  const { fields, differs } = draft;
  return (
    <div className="review-form">
      <DraftForm
        draft={draft}
        head={typeof head === 'function' ? head(differs) : head}
        note={note?.(differs)}
        acts={acts(draft)}
      >
        {children(fields)}
      </DraftForm>
      <aside className="review-aside">{typeof aside === 'function' ? aside(fields.values) : aside}</aside>
    </div>
  );
}
