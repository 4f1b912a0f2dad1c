import * as z from 'zod/mini';

/** At least one core tag, from the list or typed. */
export const hasKernel = z.refine<{ kernels: number[]; own_kernels: string[] }>(
  ({ kernels, own_kernels }) => kernels.length + own_kernels.length > 0,
  { error: 'required', path: ['kernels'], params: { rule: 'required' } },
);
