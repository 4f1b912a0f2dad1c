import type { ReviewState, SideBySide } from '@ipw/domain';
import type { SavedCall } from '../form/use-saved-form';
import { discard, withdraw } from '../review/review.calls';
import { useContentForm } from '../review/ReviewedForm';
import { contentChanged } from './content.calls';
import type { ContentValues, ContentView } from './content-type';
import type { SettingRules } from './setting-rules';

/** Kinds of which an IP has one. */
export type SettingName = 'ipInfo' | 'onepage' | 'contact' | 'manual';

/** Content of which an IP has one, as on the server; may not exist yet. */
export type Setting<C> = SideBySide<C> & { subject_id: string | null };

/** Parameters of the review calls. */
export interface SettingOf {
  ipId: string;
  subject: SettingName;
  detail: Setting<unknown>;
}

const reviewed = ({ ipId, subject, detail }: SettingOf, version = detail.version) => ({
  ip_id: ipId,
  subject,
  subject_id: detail.subject_id ?? '',
  version,
});

/** Withdraws it from review. */
export async function takeBack(of: SettingOf): Promise<void> {
  await withdraw(reviewed(of)).catch(() => undefined);
  await contentChanged();
}

interface Options<P> extends SettingOf {
  detail: Setting<ContentView>;
  rules: SettingRules<P>;
  /** Initial values, by default the proposed ones or else the live ones. */
  initial?: (view: ContentView | null) => ContentValues;
  /** The live version of the reviewed fields; by default all fields are reviewed. */
  live?: (view: ContentView) => ContentValues;
  send: (
    input: P & { ip_id: string; version: number; draft: boolean },
    options: SavedCall['options'],
  ) => Promise<{ state: ReviewState; version: number }>;
  onReloadRemote: () => void;
}

/** The form of content of which an IP has one: saved shortly after each change, submitted when it is complete. */
export function useSetting<P extends object>({
  rules,
  send,
  initial = rules.valuesOf,
  live = rules.valuesOf,
  onReloadRemote,
  ...of
}: Options<P>) {
  const { ipId, subject, detail } = of;
  const call =
    (draft: boolean) =>
    (values: ContentValues, { version = 0, options }: SavedCall) =>
      send({ ...rules.toPayload(values), ip_id: ipId, version, draft }, options);
  const form = useContentForm<ContentValues>({
    reviewed: detail,
    id: ipId,
    draftKey: () => `${subject}.${ipId}`,
    initial: () => initial(detail.proposed ?? detail.live),
    live: () => detail.live && live(detail.live),
    validate: rules.validate,
    draftErrors: rules.draftErrors,
    save: call(true),
    submit: call(false),
    onStateChange: () => void contentChanged(),
    onSubmitted: () => contentChanged(),
    onReloadRemote,
  });
  const drop = async () => {
    if (!(await discard(reviewed(of, await form.seen())))) return;
    form.markSaved();
    onReloadRemote();
  };
  // Content that does not exist yet has a form too; nothing is saved before the first change.
  const begun = detail.subject_id !== null || form.saving !== 'idle';
  return { ...form, begun, drop, of, kind: rules.kind };
}

export type SettingFormState = ReturnType<typeof useSetting>;
