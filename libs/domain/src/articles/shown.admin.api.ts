import type * as z from 'zod/mini';
import { consoleCall, recordCalls, versionInput } from '../core/console-endpoint';
import type { ShownFields } from './shown';

/** Console calls of a kind of content with a display period (banners, friend links …). */
export const shownCalls =
  <R extends ShownFields>() =>
  <
    const N extends string,
    const F extends string,
    const S extends string,
    I extends z.ZodMiniType,
    E extends z.ZodMiniType,
  >(
    resource: N,
    {
      subject,
      filters,
      sorts,
      input,
      edit,
    }: { subject: string; filters: readonly F[]; sorts: readonly S[]; input: I; edit: E },
  ) => ({
    ...recordCalls<R>()(resource, 'content:read', {
      subject,
      filters: [...filters, 'state'] as const,
      sorts,
    }),
    create: consoleCall<R>()(`POST ${resource}`, {
      access: 'content:write',
      input,
      creates: true,
      summary: `Add to ${resource}`,
    }),
    update: consoleCall<R>()(`PUT ${resource}/:id`, {
      access: 'content:write',
      input: edit,
      picks: true,
      summary: `Change one of ${resource}`,
    }),
    remove: consoleCall<{ id: string }>()(`DELETE ${resource}/:id`, {
      access: 'content:write',
      input: versionInput,
      summary: `Remove one of ${resource}`,
    }),
  });
