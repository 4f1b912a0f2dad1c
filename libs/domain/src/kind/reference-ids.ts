import { COUNTRIES } from '../core/area-codes';

/** Licensing-field categories; ids are the specification's. Labels: `field.<id>`. 31 means all. */
export const FIELD_IDS = [31, 1, 18, 19, 9, 5, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 29] as const;
/** Id of the licensing field 'all'. */
export const ALL_FIELDS = 31;
/** How an IP came into being (single choice). Labels: `origin.<id>`. */
export const ORIGIN_IDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** IP types (several). Labels: `ip_type.<id>`. */
export const IP_TYPE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Core information tags (several). Labels: `kernel.<id>`. */
export const KERNEL_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Largest id of a core tag that staff add. Only the server knows which ids exist. */
export const MOST_KERNELS = 9999;
/** Art genres of artists. Labels: `genre.<id>`. */
export const GENRE_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/**
 * The reference lists and their built-in items. Staff name, hide and sort items; ids are the specification's. Core tags
 * added by staff get ids after those.
 */
export const REFERENCES = {
  kernel: KERNEL_IDS,
  ip_type: IP_TYPE_IDS,
  origin: ORIGIN_IDS,
  genre: GENRE_IDS,
  field: FIELD_IDS,
  country: COUNTRIES,
} as const satisfies Record<string, readonly (number | string)[]>;
export type ReferenceKind = keyof typeof REFERENCES;
