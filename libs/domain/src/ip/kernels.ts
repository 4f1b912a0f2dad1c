import * as z from 'zod/mini';
import { int, list, rule, text } from '../core/wire';
import { MOST_KERNELS } from './ip.reference';

/** Limits of the core tags a holder types, beside those of the list. */
export const OWN_KERNELS = { count: 5, length: 12 } as const;
/** Maximum number of tags from the list. */
export const LISTED_KERNELS = 8;

export const listedKernels = () => list(int(1, MOST_KERNELS), 0, LISTED_KERNELS);
export const ownKernels = () =>
  z
    ._default(list(text(OWN_KERNELS.length), 0, OWN_KERNELS.count), [])
    .check(rule('duplicate', (tags: string[]) => new Set(tags).size === tags.length));

/** At least one core tag, from the list or typed. */
export const hasKernel = z.refine<{ kernels: number[]; own_kernels: string[] }>(
  ({ kernels, own_kernels }) => kernels.length + own_kernels.length > 0,
  { error: 'required', path: ['kernels'], params: { rule: 'required' } },
);
