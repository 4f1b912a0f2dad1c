import * as z from 'zod/mini';
import { COUNTRIES, type Country } from '../core/area-codes';
import { call } from '../core/endpoint';
import { TEXT } from '../core/limits';
import { choice, line } from '../core/wire';
import { countryFits, phoneFields, phoneFits, yzm } from './member.schema';

/** A new phone number, with one code sent to it (scene `change_phone`) and one to the present number (`sendOwnYzm`). */
export const changePhoneInput = z
  .strictObject({
    ...phoneFields,
    country: z.optional(choice(COUNTRIES as [Country, ...Country[]])),
    yzm: yzm(),
    old_yzm: yzm(),
  })
  .check(phoneFits, countryFits);

/** What members change at any time. The real name stays as verified. */
export const profileInput = z.strictObject({
  username: line(TEXT.username, 1),
  location: line(TEXT.location, 1),
});

export const profileApi = {
  save: call<null>()({
    path: 'member/profileSave',
    access: 'member',
    post: true,
    input: profileInput,
    summary: 'Change my user name and location',
  }),
  changePhone: call<null>()({
    path: 'member/changePhone',
    access: 'member',
    post: true,
    input: changePhoneInput,
    summary: 'Change my phone number, proving the old and the new one',
  }),
};
