import { uploadLimit, type Usage } from '../core/limits';
import type { ReferenceKind } from './reference-ids';

/** How a field of content is entered, checked and shown. */
export type FieldPlan =
  /** Text of one or several lines; `max` in code points, `letters` names the rule of its letters. */
  | {
      as: 'line' | 'lines';
      max: number;
      optional?: true;
      letters?: 'name' | 'han_name' | 'latin_name' | 'dialled';
    }
  /** A calendar day, not in the future unless it may be `ahead`. */
  | { as: 'day'; ahead?: true; optional?: true }
  /** An item of a fixed list. Labels: `<words>.<id>`. */
  | { as: 'select'; ids: readonly number[]; words: string }
  /** A value of an enum, by default the first unless it has to be `chosen`. Labels: `<words>.<value>`. */
  | { as: 'choice'; values: readonly [string, ...string[]]; words: string; chosen?: true }
  /** An item of a list that staff maintain. Labels: the list's; of built-in items `<list>.<id>`. */
  | { as: 'item'; list: ReferenceKind }
  /** Several of them; at least one unless optional. */
  | { as: 'items'; list: ReferenceKind; max: number; optional?: true }
  /** Words typed by the holder, at most `max` of `length` code points; may be none. */
  | { as: 'tags'; max: number; length: number }
  /** Names of accounts elsewhere, each optional. Labels: `account.<key>`. */
  | { as: 'accounts'; keys: readonly string[]; length: number }
  | { as: 'picture' | 'document'; usage: Usage; optional?: true }
  /** Up to as many files as the usage allows; at least one unless optional. */
  | { as: 'pictures' | 'documents'; usage: Usage; optional?: true }
  /** Ids of other content, in an order; may be empty. */
  | { as: 'references'; to: string; max: number };

export type FieldPlans = Readonly<Record<string, FieldPlan>>;

/** Where a kind is stored: one row each in `piece` or `series`, one row an IP in `shop_setting`, or the row of the IP. */
export type ContentTable = 'piece' | 'series' | 'shop_setting' | 'ip';

/** How the public page of an IP shows live content of a kind. */
export interface ContentSection {
  /** Cards side by side, or rows. */
  layout: 'cards' | 'rows';
  /** Maximum number on the page. */
  most: number;
  /** Shows the date of the first approval. */
  dated?: true;
  /** Anchor and CSS class of the section; its name in answers is the kind's `desk`. */
  anchor?: string;
}

/** A kind of reviewed content, as data. */
interface ContentPlan {
  name: string;
  /** In the order of its form and of comparisons. */
  fields: FieldPlans;
  table: ContentTable;
  /** At least one of these must be filled in; each alone is optional. */
  either?: readonly string[];
  /** Field whose value is the title in lists. */
  title?: string;
  /** Fields with the picture in lists; the first one that is filled in. */
  picture?: readonly string[];
  /** Maximum number of an IP; absent if it has one. Several are sorted by the holder. */
  most?: number;
  /** Field that sorts items the holder has not ordered, largest first. */
  rank?: string;
  /** Days of its first and last day on the public page, in Asia/Shanghai; each may be empty. */
  span?: readonly [from: string, until: string];
  /** Day on which its documents are valid for the last time. */
  expires?: string;
  /** Whether its holder can delete it. */
  deletes?: true;
  /** The holder's page of one item, and of all: routes of the holder app; equal where an IP has one. */
  page: string;
  listPage: string;
  /** Whether its states have labels of their own: `state.<name>.<state>`. */
  ownStates?: true;
  /** Console resource that lists it. */
  desk?: string;
  /** Columns about visibility with their values, for display and filters of the console. */
  shows?: Readonly<Record<string, readonly string[]>>;
  section?: ContentSection;
}

/** Properties derived from the fields. */
export interface Content {
  /** Fields with file ids, and the usage each file was uploaded for. */
  files: Readonly<Record<string, Usage>>;
  /** Of these, fields that are public while the content is shown. */
  open: readonly string[];
  /** Free texts others read: contact details in them are shown to holder and staff. */
  texts: readonly string[];
  /** Fields with ids of a reference list or values of an enum, and the prefix of their labels. */
  words: Readonly<Record<string, string>>;
}

export type ContentKind = ContentPlan & Content;

/** The usage of each field with files. */
type FilesOf<P extends FieldPlans> = {
  readonly [F in keyof P as P[F] extends { usage: Usage } ? F : never]: P[F] extends { usage: infer U }
    ? U
    : never;
};

/** Content as stored: ids of files, values of all other fields. */
export type ContentData = Readonly<Record<string, unknown>>;

/** Ids in a field with one file, several or none. */
export const idsIn = (value: unknown): string[] =>
  Array.isArray(value) ? (value as string[]) : value ? [value as string] : [];

/** The title of content in lists; '' for kinds without one. */
export const titleIn = ({ title }: Pick<ContentKind, 'title'>, data: ContentData): string =>
  title === undefined ? '' : String(data[title] ?? '');

/** Id of the picture that represents the content. */
export const pictureIn = ({ picture = [] }: Pick<ContentKind, 'picture'>, data: ContentData): string | null =>
  picture.flatMap((field) => idsIn(data[field]))[0] ?? null;

/** The holder's page of the content. */
export const pageOfContent = ({ name, page, most }: ContentKind, ipId: string, id: string): string =>
  `${page}?id=${ipId}${most === undefined ? '' : `&${name}=${id}`}`;

const pick = <T>(fields: FieldPlans, read: (plan: FieldPlan) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, plan]) => {
      const found = read(plan);
      return found === undefined ? [] : [[name, found]];
    }),
  );

const isText = ({ as }: FieldPlan) => as === 'line' || as === 'lines' || as === 'tags';
const wordsIn = (field: FieldPlan) =>
  'words' in field ? field.words : 'list' in field ? field.list : undefined;

/** Declares a kind of content. Pure data that loads no schema; `contentSchema` creates it. */
export function defineKind<const P extends ContentPlan>(
  plan: P,
): P & Content & { files: FilesOf<P['fields']> } {
  const { fields } = plan as ContentPlan;
  const files = pick(fields, (field) => ('usage' in field ? field.usage : undefined));
  return {
    ...plan,
    files,
    open: Object.keys(files).filter((field) => !uploadLimit(files[field]!).sealed),
    texts: Object.keys(pick(fields, (field) => (isText(field) ? field.as : undefined))),
    words: pick(fields, wordsIn),
  } as unknown as P & Content & { files: FilesOf<P['fields']> };
}
