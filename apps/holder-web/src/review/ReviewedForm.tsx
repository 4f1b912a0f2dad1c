import type { FieldError, Standing } from '@ipw/domain';
import { Button, toast } from '@ipw/ui';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../app/api';
import { useReviewedFields, type ReviewedFields } from '../form/reviewed-fields';
import { SavedNote } from '../form/SavedNote';
import { translate, useT } from '../i18n/catalogue';
import { askToSubmit } from './review.calls';
import { useVersioned } from './use-versioned';

/** Rules a draft may break: something is not there yet. */
const MISSING = ['required', 'upload_required', 'one_name'];
const stillMissing = ({ rule }: FieldError) => MISSING.includes(rule);

interface Moved {
  version: number;
}

interface Props<V extends object> {
  /** Null for something that is not begun. */
  reviewed: Standing | null;
  /** Where this tab keeps what the server does not have yet. */
  memory: string;
  initial: () => V;
  /** What a submission would be refused for. */
  judge: (values: V) => FieldError[];
  /** What not even a draft may be like; those that are only incomplete are let through. */
  unkept?: (values: V) => FieldError[];
  save: (values: V, version: number | undefined) => Promise<Moved>;
  submit: (values: V, version: number | undefined) => Promise<Moved>;
  onSubmitted: () => Promise<void>;
  /** Somebody else's version is to be shown. */
  onTheirs: () => void;
  head: ReactNode;
  /** Above the fields: where the review stands. */
  note?: ReactNode;
  children: (fields: ReviewedFields<V>) => ReactNode;
  /** Beside the button that submits; `settle` forgets what is not saved yet. */
  acts: (values: V, settle: () => void) => ReactNode;
  aside: ReactNode | ((values: V) => ReactNode);
}

/** Reviewed content being put together: kept a moment after each change, submitted when it is whole. */
export function ReviewedForm<V extends object>(props: Props<V>) {
  const { reviewed, memory, initial, judge, unkept, head, note, children, acts, aside } = props;
  const t = useT();
  const [busy, setBusy] = useState(false);
  const versioned = useVersioned(reviewed?.version, props.onTheirs);
  const fields = useReviewedFields<V>({
    reviewed: reviewed && { ...reviewed, changed: reviewed.changed_since },
    memory,
    initial,
    save: async (values) => {
      const wrong = [...judge(values).filter((one) => !stillMissing(one)), ...(unkept?.(values) ?? [])];
      if (wrong.length === 0) await versioned((version) => props.save(values, version));
      return wrong;
    },
  });
  const { values, problems, saving, waitsFor, flush, settle } = fields;

  const submit = async () => {
    const wrong = [...waitsFor.map((field) => ({ field, msg: translate('upload.still') })), ...judge(values)];
    problems.show(wrong);
    if (wrong.length > 0 || !(await askToSubmit())) return;
    setBusy(true);
    try {
      await flush();
      await versioned((version) => props.submit(values, version));
      settle();
      toast('good', translate('review.submitted'));
      await props.onSubmitted();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.show(error.problems);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="review-form">
      <form
        className="ui-card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <header className="review-form-head">
          {head}
          <SavedNote saving={saving} onRetry={() => void flush()} />
        </header>
        {note}
        {children(fields)}
        <div className="ui-row">
          <Button type="submit" look="primary" busy={busy}>
            {t('action.revision.submit')}
          </Button>
          {acts(values, settle)}
        </div>
      </form>
      <aside className="review-aside">{typeof aside === 'function' ? aside(values) : aside}</aside>
    </div>
  );
}
