import type { FieldError, ReviewState, SideBySide, SubjectName } from '@ipw/domain';
import { queries } from '../../app/queries';
import { discard, withdraw } from '../../review/review.calls';
import type { SavedCall } from '../../form/use-saved-form';
import { useContentForm } from '../../review/use-content-form';

/** A setting as the server knows it: begun or not. */
export type Setting<C> = SideBySide<C> & { subject_id: string | null };

type SettingName = Extract<SubjectName, 'onepage' | 'contact' | 'manual'>;

/** How the form of a setting holds, sends and validates its values. */
interface SettingRules<V> {
  validate: (values: V) => FieldError[];
  draftErrors: (values: V) => FieldError[];
}

interface Options<V> {
  subject: SettingName;
  ipId: string;
  detail: Setting<unknown>;
  initial: () => V;
  /** What is live of the reviewed fields. */
  live: () => Partial<V> | null;
  rules: SettingRules<V>;
  send: (
    values: V,
    how: { version: number; draft: boolean; options: SavedCall['options'] },
  ) => Promise<{ state: ReviewState; version: number }>;
  onReloadRemote: () => void;
}

export const shopChanged = (): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('ip/') });

/** Takes a setting back from review. */
export async function takeBack(
  ipId: string,
  subject: SettingName,
  { subject_id, version }: Setting<unknown>,
): Promise<void> {
  const one = { ip_id: ipId, subject, subject_id: subject_id ?? '', version };
  await withdraw(one).catch(() => undefined);
  await shopChanged();
}

/** A setting of the shop being edited: saved a moment after each change, submitted when it is whole. */
export function useSetting<V extends object>({ ipId, subject, detail, rules, send, ...options }: Options<V>) {
  const draft = useContentForm<V>({
    reviewed: detail,
    id: ipId,
    draftKey: () => `${subject}.${ipId}`,
    initial: options.initial,
    live: options.live,
    ...rules,
    save: (values, { version = 0, options: how }) => send(values, { version, draft: true, options: how }),
    submit: (values, { version = 0, options: how }) => send(values, { version, draft: false, options: how }),
    onStateChange: () => void shopChanged(),
    onSubmitted: shopChanged,
    onReloadRemote: options.onReloadRemote,
  });
  const drop = async () => {
    const version = (await draft.seen()) ?? detail.version;
    const one = { ip_id: ipId, subject, subject_id: detail.subject_id ?? '', version };
    if (!(await discard(one))) return;
    draft.markSaved();
    options.onReloadRemote();
  };
  // A setting nobody has begun has a form all the same: nothing of it is saved yet.
  const begun = detail.subject_id !== null || draft.saving !== 'idle';
  return { ...draft, begun, drop };
}
