import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { agree, choice, int, optionalLine, orNothing, type Page, reference } from '../core/wire';
import type { ReferenceRow } from '../ip/reference-list.api';
import { FIELD_IDS, IP_TYPE_IDS, MOST_KERNELS, ORIGIN_IDS } from '../kind/reference-ids';

/** IPs on a page of the public directory; the last page that can be requested; maximum code points of a search keyword. */
export const DIRECTORY = { page: 12, pages: 500, keyword: 40 } as const;

/** Public data of an IP in the directory, without its holder. */
export interface DirectoryIp {
  ip_id: string;
  ip_name: string;
  kind: 'normal' | 'artist';
  ip_image: string;
  /** Null, and no name, where the holder has not stated it. */
  auth_field_id: number | null;
  auth_field: string;
  /** Whether it has an owner who can be asked for cooperation. */
  claimed: boolean;
}

/** Filters of the directory: one item of each list. */
export const DIRECTORY_FILTERS = ['field', 'type', 'origin', 'kernel'] as const;
export type DirectoryFilter = (typeof DIRECTORY_FILTERS)[number];

export interface Directory extends Page<DirectoryIp> {
  /** Items of each list that have a public IP, whatever the other filters; 'all' comes first among the fields. */
  options: Record<DirectoryFilter, ReferenceRow[]>;
}

export const directoryApi = {
  directory: call<Directory>()({
    path: 'content/directory',
    access: 'public',
    input: z.strictObject({
      field: orNothing(reference(FIELD_IDS)),
      type: orNothing(reference(IP_TYPE_IDS)),
      origin: orNothing(reference(ORIGIN_IDS)),
      kernel: orNothing(int(1, MOST_KERNELS)),
      kind: orNothing(choice(['normal', 'artist'])),
      /** Only IPs with an owner. */
      claimed: z.optional(agree()),
      keyword: optionalLine(DIRECTORY.keyword),
      page: z._default(int(1, DIRECTORY.pages), 1),
    }),
    summary:
      'IPs everybody may see, the ones claimed last first; by licensing field, type, origin, core tag, kind, and a part of their name or own tags',
  }),
};
