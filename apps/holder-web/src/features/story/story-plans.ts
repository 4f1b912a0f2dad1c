import { CONTENT_KINDS, type FieldPlan, type StoryName, STORY_NAMES } from '@ipw/domain';
import { SUBJECT_PAGES, type SubjectPage } from '../../review/subject-pages';

/** How a field is filled in and shown. */
export type StoryField = FieldPlan & { name: string };

export interface StoryPlan extends SubjectPage {
  edit: string;
  /** In the order of the page. */
  fields: readonly StoryField[];
}

export const STORY_PLANS = Object.fromEntries(
  STORY_NAMES.map((name) => {
    const { fields, page } = CONTENT_KINDS[name];
    const plans = Object.entries<FieldPlan>(fields).map(([field, plan]) => ({ ...plan, name: field }));
    return [name, { ...SUBJECT_PAGES[name], edit: page, fields: plans }];
  }),
) as unknown as Readonly<Record<StoryName, StoryPlan>>;
