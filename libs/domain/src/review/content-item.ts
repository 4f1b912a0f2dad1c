import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { choice, id, int, list, optionalLine, type Page, paging, sort } from '../core/wire';
import type { ContentKind } from '../kind/content-kind';
import type { StoryName } from '../kind/content-kinds';
import { draftFields, type ViewOf } from './content-schema';
import { OPEN_REVIEW_STATES, type ReviewState } from './review.machine';
import type { SideBySide, ReviewStatus } from './review.schema';

/** A kind of which an IP has several content items, in an order, each reviewed separately. */
export type ContentItemKind = ContentKind & { name: StoryName };

/** A holder's actions on a content item beyond its review. Labels: `action.content_item.<word>`. */
export const CONTENT_ITEM_ACTIONS = ['edit', 'duplicate', 'delete'] as const;

type IdOf<N extends string> = `${N}_id`;
export const idFieldOf = <N extends string>(name: N): IdOf<N> => `${name}_id`;

/** Fields of every answer about a content item; times are instants. */
type Facts<N extends string> = Record<IdOf<N>, string> &
  Record<`${N}_check_time` | `${N}_image_check_time`, string | null> & {
    /** Position; 0 until its holder sets one. */
    sort: number;
    add_time: string;
    updated_at: string;
    /** First approval; null while nothing is live. */
    published_at: string | null;
  };

/** In lists: the live version, else the proposed one. */
export type ContentItemRow<K extends ContentItemKind> = ReviewStatus & Facts<K['name']> & ViewOf<K['fields']>;
export type ContentItemDetail<K extends ContentItemKind> = SideBySide<ViewOf<K['fields']>> & Facts<K['name']>;
type ContentItemResult<N extends string> = Record<IdOf<N>, string> & { state: ReviewState; version: number };

const field = <F extends string, T>(name: F, schema: T) => ({ [name]: schema }) as Record<F, T>;
const ofIp = { ip_id: id() };
const seen = { version: z.optional(int(1)) };

/** `keyword` is part of a text of the content. */
export const contentSearch = { keyword: optionalLine(60), sort };

/** The six calls of a kind, `ip/<kind>List` and so on. */
export function contentItemApi<const K extends ContentItemKind>(kind: K) {
  const name = kind.name as K['name'];
  const one = { ...ofIp, ...field(idFieldOf(name), id()) };
  return {
    list: call<Page<ContentItemRow<K>>>()({
      path: `ip/${name}List`,
      access: 'ip',
      input: z.strictObject({
        ...ofIp,
        review_state: z.optional(choice([...OPEN_REVIEW_STATES, 'approved'])),
        ...contentSearch,
        ...paging,
      }),
      summary: `Every ${name} of an IP in its order`,
    }),
    detail: call<ContentItemDetail<K>>()({
      path: `ip/${name}Detail`,
      access: 'ip',
      input: z.strictObject(one),
      summary: `One ${name}, live and proposed side by side`,
    }),
    save: call<ContentItemResult<K['name']>>()({
      path: `ip/${name}Save`,
      access: 'ip',
      post: true,
      creates: true,
      input: z.strictObject({
        ...ofIp,
        ...field(idFieldOf(name), z.optional(id())),
        ...seen,
        ...draftFields(kind.fields as K['fields']),
      }),
      summary: `Keep the draft of a ${name}; without its id, of a new one`,
    }),
    submit: call<ContentItemResult<K['name']>>()({
      path: `ip/${name}Submit`,
      access: 'ip',
      post: true,
      input: z.strictObject({ ...one, ...seen }),
      summary: `Submit a ${name} for review, or once more after a rejection`,
    }),
    delete: call<Record<IdOf<K['name']> | 'trash_id', string>>()({
      path: `ip/${name}Delete`,
      access: 'ip',
      post: true,
      input: z.strictObject({ ...one, ...seen }),
      summary: `Put a ${name} into the trash, live and proposed`,
    }),
    sort: call<{ sorted: number }>()({
      path: `ip/${name}Sort`,
      access: 'ip',
      post: true,
      input: z.strictObject({ ...ofIp, ...field(`${idFieldOf(name)}s` as const, list(id(), 1, kind.most!)) }),
      summary: `Give those named the places they have, in this order`,
    }),
  };
}
