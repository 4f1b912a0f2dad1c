import * as z from 'zod/mini';
import { orNothing } from '../core/wire';
import { currentPassword, yzm } from './member.schema';

/** Confirmation within a session that it is the member: the password, or a code sent to their phone. */
export const ownProofFields = {
  password: orNothing(currentPassword()),
  yzm: orNothing(yzm()),
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
