import * as z from 'zod/mini';
import { currentPassword, yzm } from './member.schema';

/** An optional form field: an empty value reads as absent. */
export const orNothing = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (value === '' ? undefined : value)),
    z.optional(schema),
  ) as unknown as z.ZodMiniOptional<T>;

/** Confirmation within a session that it is the member: the password, or a code sent to their phone. */
export const ownProofFields = {
  password: z.optional(orNothing(currentPassword())),
  yzm: z.optional(orNothing(yzm())),
};

export interface OwnProof {
  password?: string | undefined;
  yzm?: string | undefined;
}

/** Requires one of the two. */
export const hasOwnProof = z.refine<OwnProof>(({ password, yzm }) => Boolean(password ?? yzm), {
  error: 'required',
  path: ['password'],
  params: { rule: 'required' },
});
