import { uploadLimit, type Usage } from '../core/limits';

/** How a field of content is filled in, checked and shown. */
export type FieldPlan =
  /** Text of one line or of several; `max` in code points. */
  | { as: 'line' | 'lines'; max: number; optional?: true }
  /** A calendar day, today at the latest. */
  | { as: 'day' }
  /** An entry of a closed list. Labels: `<words>.<id>`. */
  | { as: 'select'; ids: readonly number[]; words: string }
  /** One of a few words, the first unless another is chosen. Labels: `<words>.<value>`. */
  | { as: 'choice'; values: readonly [string, ...string[]]; words: string }
  | { as: 'picture' | 'document'; usage: Usage; optional?: true }
  /** As many files as the usage allows; at least one unless optional. */
  | { as: 'pictures' | 'documents'; usage: Usage; optional?: true }
  /** Other content by its ids, in an order; may be empty. */
  | { as: 'references'; to: string; max: number };

export type FieldPlans = Readonly<Record<string, FieldPlan>>;

/** Where a kind is stored: a row each in `piece` or `series`, one row an IP in `shop_setting`, the row of the IP itself. */
export type ContentTable = 'piece' | 'series' | 'shop_setting' | 'ip';

/** How the public page of an IP shows what is live of a kind. */
export interface ContentSection {
  /** Cards beside each other, or rows below each other. */
  layout: 'cards' | 'rows';
  /** How many the page holds. */
  most: number;
  /** Says when each was approved first. */
  dated?: true;
  /** The anchor and class of the section; its name in answers is the kind's `desk`. */
  anchor?: string;
}

/** One kind of reviewed content: everything that follows from data alone. */
interface ContentPlan {
  name: string;
  /** In the order of its form and of every comparison. Empty for IP information, whose form has two shapes. */
  fields: FieldPlans;
  table: ContentTable;
  /** Complete with one of these filled in; each by itself is optional. */
  either?: readonly string[];
  /** The field by which lists call it. */
  title?: string;
  /** Fields with a picture that stands for it; the first one that is filled in. */
  picture?: readonly string[];
  /** How many an IP has at the most; absent where it has one. Those of which there are several are sorted by the holder. */
  most?: number;
  /** The field that places it among the others, largest first, until its holder does. */
  rank?: string;
  /** Its holder can delete it. */
  deletes?: true;
  /** The holder's page of one, and of all: routes of the holder app; the same where an IP has one. */
  page: string;
  listPage: string;
  /** Its states have words of their own: `state.<name>.<state>`. */
  ownStates?: true;
  /** The console's resource that lists it. */
  desk?: string;
  /** Columns that say who sees what is live, and their words: shown by the console and filtered by. */
  shows?: Readonly<Record<string, readonly string[]>>;
  section?: ContentSection;
}

/** What follows from the fields. */
export interface Content {
  /** Fields that hold ids of files, and the use each was uploaded for. */
  files: Readonly<Record<string, Usage>>;
  /** Of these, those everybody may open while the content is shown. */
  open: readonly string[];
  /** Fields a holder writes freely and others read: contact details in them are pointed out to holder and staff. */
  texts: readonly string[];
  /** Fields that hold ids of a reference list or words of a closed set, and the prefix of their labels. */
  words: Readonly<Record<string, string>>;
}

export type ContentKind = ContentPlan & Content;

/** The usage of each field that holds files. */
type FilesOf<P extends FieldPlans> = {
  readonly [F in keyof P as P[F] extends { usage: Usage } ? F : never]: P[F] extends { usage: infer U }
    ? U
    : never;
};

/** Content as it is stored: the ids of files, the values of everything else. */
export type ContentData = Readonly<Record<string, unknown>>;

/** Ids of a field that holds one file, several or none. */
export const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : value ? [value as string] : [];

/** What lists call a content; '' where a kind has no title. */
export const titleIn = ({ title }: Pick<ContentKind, 'title'>, data: ContentData): string =>
  title === undefined ? '' : String(data[title] ?? '');

/** The id of the picture that stands for a content. */
export const pictureIn = ({ picture = [] }: Pick<ContentKind, 'picture'>, data: ContentData): string | null =>
  picture.flatMap((field) => idsIn(data[field]))[0] ?? null;

/** The holder's page of a content. */
export const pageOfContent = ({ name, page, most }: ContentKind, ipId: string, id: string): string =>
  `${page}?id=${ipId}${most === undefined ? '' : `&${name}=${id}`}`;

const pick = <T>(fields: FieldPlans, read: (plan: FieldPlan) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, plan]) => {
      const found = read(plan);
      return found === undefined ? [] : [[name, found]];
    }),
  );

/**
 * Declares a kind of content. `own` says what does not follow from `fields`, for the one kind that declares none. Pure
 * data: a kind loads no schema; `contentSchema` makes it.
 */
export function defineKind<const P extends ContentPlan>(
  plan: P,
  own?: Omit<Content, 'open'>,
): P & Content & { files: FilesOf<P['fields']> } {
  const { fields } = plan as ContentPlan;
  const files = own?.files ?? pick(fields, (field) => ('usage' in field ? field.usage : undefined));
  return {
    ...plan,
    files,
    open: Object.keys(files).filter((field) => !uploadLimit(files[field]!).sealed),
    texts: own?.texts ?? Object.keys(pick(fields, ({ as }) => (as.startsWith('line') ? as : undefined))),
    words: own?.words ?? pick(fields, (field) => ('words' in field ? field.words : undefined)),
  } as unknown as P & Content & { files: FilesOf<P['fields']> };
}
