import { OPEN_REVIEW_STATES, type FieldError, type ReviewState, type ReviewStatus } from '@ipw/domain';
import { toast } from '@ipw/ui';
import { useRef, useState } from 'react';
import { ApiError } from '../app/api';
import { useStillHere } from '../app/use-still-here';
import { differing } from '../form/draft';
import { useReviewedFields, type ReviewedFields } from '../form/reviewed-fields';
import { translate } from '../i18n/catalogue';
import { askToSubmit } from './review.calls';
import { useVersioned } from './use-versioned';

interface ReviewResult {
  state: ReviewState;
  version: number;
}

/** What a save or a submission names: the content, the version seen, and a key that keeps a first save from being made twice. */
export interface Sending {
  id: string | undefined;
  version: number | undefined;
  idempotency_key?: string;
}

export interface ReviewedDraftOptions<V extends object> {
  /** Null for something that is not begun. */
  reviewed: ReviewStatus | null;
  /** Names the content in its calls; undefined for something that is not begun. */
  id?: string | undefined;
  /** Where the browser keeps what the server does not have yet. */
  draftKey: (id: string | undefined) => string;
  initial: () => V;
  /** What everybody sees, as the form holds it: the reviewed fields alone. Null while nothing is live. */
  live: () => Partial<V> | null;
  /** What a submission would be refused for. */
  validate: (values: V) => FieldError[];
  /** What not even a draft may be like. */
  draftErrors: (values: V) => FieldError[];
  save: (values: V, at: Sending) => Promise<ReviewResult & { id?: string }>;
  submit: (values: V, at: Sending) => Promise<ReviewResult>;
  /** The server has it now, under this id, and its page is still open. */
  onBegun?: (id: string) => void;
  /** The state changed with a save: what the page knows of the review is old. */
  onStateChange?: () => void;
  onSubmitted: () => Promise<void>;
  /** Somebody else's version is to be shown. */
  onReloadRemote: () => void;
}

export interface ReviewedDraft<V extends object> {
  fields: ReviewedFields<V>;
  busy: boolean;
  submit: () => Promise<void>;
  /** Something is live, and whether the form differs from it. */
  isLive: boolean;
  differs: boolean;
  /** The server has it. */
  begun: boolean;
  /** Saves what is left to save; answers the version the server has then. */
  seen: () => Promise<number | undefined>;
}

const isOpen = (state: ReviewState) => (OPEN_REVIEW_STATES as readonly ReviewState[]).includes(state);

/** Reviewed content being edited: saved as it changes, submitted when it is whole and differs from what is live. */
export function useReviewedDraft<V extends object>(options: ReviewedDraftOptions<V>): ReviewedDraft<V> {
  const { reviewed, draftKey, validate } = options;
  const [busy, setBusy] = useState(false);
  const [id, setId] = useState(options.id);
  const known = useRef({ id: options.id, state: reviewed?.state });
  const [live] = useState(options.live);
  const stillHere = useStillHere();
  const { versioned, versionNow } = useVersioned(reviewed?.version, () => {
    fields.markSaved();
    options.onReloadRemote();
  });

  const fields = useReviewedFields<V>({
    reviewed: reviewed && { ...reviewed, changed: reviewed.changed_since },
    draftKey: draftKey(options.id),
    version: reviewed?.version,
    initial: options.initial,
    draftErrors: options.draftErrors,
    save: async (values, { seen, idempotency_key }) => {
      const saved = await versioned(
        (version) =>
          options.save(values, {
            id: known.current.id,
            version: known.current.id === undefined ? undefined : version,
            ...(idempotency_key && { idempotency_key }),
          }),
        seen,
      );
      const isNew = known.current.id === undefined && saved.id !== undefined;
      const result = known.current.state !== undefined && known.current.state !== saved.state;
      known.current = { id: known.current.id ?? saved.id, state: saved.state };
      setId(known.current.id);
      if (isNew && stillHere()) options.onBegun?.(saved.id!);
      if (result && stillHere()) options.onStateChange?.();
      return { version: saved.version, draftKey: draftKey(known.current.id) };
    },
  });
  const { values, problems, waitsFor, flush, markSaved } = fields;

  const submit = async () => {
    const wrong = [
      ...waitsFor.map((field) => ({ field, msg: translate('upload.still') })),
      ...validate(values),
    ];
    problems.show(wrong);
    if (wrong.length > 0 || !(await askToSubmit(live !== null))) return;
    setBusy(true);
    try {
      // The line of state says why not; what staff see must be what stands here.
      if (!(await flush())) return;
      const result = await versioned((version) => options.submit(values, { id: known.current.id, version }));
      markSaved();
      // Nothing of it is reviewed: it counts already.
      toast('good', translate(isOpen(result.state) ? 'review.submitted' : 'review.saved'));
      await options.onSubmitted();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.show(error.problems);
    } finally {
      setBusy(false);
    }
  };

  return {
    fields,
    busy,
    submit,
    isLive: live !== null,
    differs: live === null || differing(values, live).length > 0,
    begun: id !== undefined || reviewed !== null,
    seen: async () => {
      await flush();
      return versionNow();
    },
  };
}
