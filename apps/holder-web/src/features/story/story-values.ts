import { beginning, STORIES, type FieldError, type StoryName, type UploadedFile } from '@ipw/domain';
import { errorsIn } from '../../form/validate';
import { STORY_PLANS } from './story-plans';

/** What is typed and uploaded, by the names of the fields; pictures as lists. */
export type StoryValues = Record<string, unknown>;
/** A content as answers give it. */
export type StoryView = Readonly<Record<string, unknown>>;

/** The pictures of a field, one or several. */
export const filesOf = (value: unknown): UploadedFile[] =>
  Array.isArray(value) ? (value as UploadedFile[]) : value ? [value as UploadedFile] : [];

export const valuesOf = (name: StoryName, view: StoryView): StoryValues =>
  Object.fromEntries(
    STORY_PLANS[name].fields.map((field) => {
      const value = view[field.name];
      return [field.name, 'usage' in field ? filesOf(value) : String(value ?? '')];
    }),
  );

/** What the calls take: ids of pictures in the order shown, nothing for what is empty. */
export const toPayload = (name: StoryName, values: StoryValues): StoryView =>
  Object.fromEntries(
    STORY_PLANS[name].fields.map((field) => {
      const value = values[field.name];
      if (!('usage' in field)) return [field.name, value === '' ? undefined : value];
      const ids = filesOf(value).map(({ image_id }) => image_id);
      return [field.name, field.as === 'pictures' ? ids : (ids[0] ?? null)];
    }),
  );

/** What a submission would be refused for. */
export const validateStory = (name: StoryName, values: StoryValues): FieldError[] =>
  errorsIn(STORIES[name].schema, toPayload(name, values));

/** What not even a draft may be like: a field that is wrong, or nothing at all. */
export const draftErrors = (name: StoryName, values: StoryValues): FieldError[] =>
  Object.values(values).every((value) => (value as string | unknown[]).length === 0)
    ? [{ field: STORIES[name].kind.title, rule: 'required', args: {} }]
    : errorsIn(STORIES[name].api.save.input, toPayload(name, values), Object.keys(values));

/** By what a content item is called where there is little room. */
export const nameOf = (name: StoryName, view: StoryView): string => {
  const text = String(view[STORIES[name].kind.title] ?? '');
  const start = beginning(text, 24);
  return start === text ? text : `${start}…`;
};
