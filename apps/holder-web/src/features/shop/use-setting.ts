import { type FieldError, type SideBySide, type SubjectName } from '@ipw/domain';
import { toast } from '@ipw/ui';
import { useState } from 'react';
import { ApiError } from '../../app/api';
import { queries } from '../../app/queries';
import { useReviewedFields } from '../../form/reviewed-fields';
import { translate } from '../../i18n/catalogue';
import { askToSubmit, discard, withdraw } from '../../review/review.calls';
import { useVersioned } from '../../review/use-versioned';

/** A setting as the server knows it: begun or not. */
export type Setting<C> = SideBySide<C> & { subject_id: string | null };

interface Options<V> {
  subject: Extract<SubjectName, 'onepage' | 'contact' | 'manual'>;
  ipId: string;
  detail: Setting<unknown>;
  initial: () => V;
  /** What a submission would be refused for. */
  judge: (values: V) => FieldError[];
  send: (values: V, how: { version: number; draft: boolean }) => Promise<{ state: string; version: number }>;
  onTheirs: () => void;
}

export const shopChanged = (): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('ip/') });

/** Takes a setting back from review. */
export async function takeBack(
  ipId: string,
  subject: Options<object>['subject'],
  { subject_id, version }: Setting<unknown>,
): Promise<void> {
  const one = { ip_id: ipId, subject, subject_id: subject_id ?? '', version };
  await withdraw(one).catch(() => undefined);
  await shopChanged();
}

/** A setting of the shop being edited: kept a moment after each change, submitted when it is whole. */
export function useSetting<V extends object>(options: Options<V>) {
  const { subject, ipId, detail, initial, judge, send, onTheirs } = options;
  const [busy, setBusy] = useState(false);
  const versioned = useVersioned(detail.version, onTheirs);
  const keep = (values: V, draft: boolean) =>
    versioned((version) => send(values, { version: version ?? 0, draft }));
  const fields = useReviewedFields<V>({
    reviewed: { ...detail, changed: detail.changed_since },
    memory: `${subject}.${ipId}`,
    initial,
    save: async (values) => {
      const wrong = judge(values).filter(({ rule }) => !['required', 'upload_required'].includes(rule));
      if (wrong.length === 0) await keep(values, true);
      return wrong;
    },
  });

  const submit = async () => {
    const { values, problems, waitsFor, flush, settle } = fields;
    const wrong = [...waitsFor.map((field) => ({ field, msg: translate('upload.still') })), ...judge(values)];
    problems.show(wrong);
    if (wrong.length > 0 || !(await askToSubmit())) return;
    setBusy(true);
    try {
      await flush();
      const { state } = await keep(values, false);
      settle();
      // Nothing of it is reviewed: it counts already.
      toast('good', translate(state === 'approved' ? 'shop.saved' : 'review.submitted'));
      await shopChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.show(error.problems);
    } finally {
      setBusy(false);
    }
  };
  const drop = async () => {
    const one = { ip_id: ipId, subject, subject_id: detail.subject_id ?? '', version: detail.version };
    if (!(await discard(one))) return;
    fields.settle();
    onTheirs();
  };
  return { fields, busy, submit, drop };
}
