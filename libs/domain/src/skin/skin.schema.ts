import * as z from 'zod/mini';
import { shownTexts } from '../articles/legal.schema';
import { agree, choice, id, int, list, optionalFile, rule, text } from '../core/wire';
import { marksWithReasons } from '../review/mark';
import { SKIN_LIMITS, skinName, stickerName, stickerParts } from './skin-names';
import { SKIN_COLORS, SKIN_FIELDS, SKIN_NAMES, SKIN_PICTURES } from './skin.slots';
import type { SkinColorField, SkinNameField, SkinPictureField, Sticker } from './skin.slots';

/** Six hexadecimal digits without transparency, kept in capitals without `#`; an empty one may be kept in a draft. */
const color = () =>
  z._default(
    text(20, 0).check(
      rule<string>('color', (value) => /^(?:#?[0-9a-f]{6})?$/i.test(value)),
      z.overwrite((value: string) => value.replace('#', '').toUpperCase()),
    ),
    '',
  );

const numberOf = ({ name }: Sticker): number | undefined => stickerParts(name)?.number;
const numbersOf = (stickers: readonly Sticker[]) =>
  stickers.flatMap((one) => (numberOf(one) === undefined ? [] : [numberOf(one)]));

const of = <F extends string, S>(fields: readonly F[], schema: (field: F) => S) =>
  Object.fromEntries(fields.map((field) => [field, schema(field)])) as Record<F, S>;

/** What a draft of skin goods may hold; everything may be missing, and what is there keeps to the rules. */
export const skinFields = {
  ...of<SkinNameField, z.ZodMiniType<string, string | undefined>>(SKIN_NAMES, (field) =>
    z._default(field === 'goods_name' ? text(SKIN_LIMITS.goods_name, 0) : skinName(), ''),
  ),
  ...of<SkinPictureField, ReturnType<typeof optionalFile>>(SKIN_PICTURES, optionalFile),
  ...of<SkinColorField, ReturnType<typeof color>>(SKIN_COLORS, color),
  emoji_list: z._default(
    list(
      z.strictObject({ name: z._default(stickerName(), ''), image: optionalFile() }),
      0,
      SKIN_LIMITS.stickers,
    ).check(
      rule<Sticker[]>('sticker_number', (value) => {
        const numbers = numbersOf(value);
        return new Set(numbers).size === numbers.length;
      }),
    ) as unknown as z.ZodMiniType<Sticker[], Partial<Sticker>[]>,
    [],
  ),
};

const seen = { skin_id: id(), version: int(1) };
export const skinSaveInput = z.strictObject({
  ip_id: id(),
  skin_id: z.optional(id()),
  version: z.optional(int(1)),
  ...skinFields,
});
export const skinSubmitInput = z.strictObject({ ip_id: id(), ...seen, agree: agree(), texts: shownTexts() });
export const skinOne = z.strictObject({ ip_id: id(), ...seen });

/** Why staff reject skin goods; `other` needs text. Labels: `skin_reason.<code>`. */
export const SKIN_REASONS = [
  'not_related',
  'rights_unproven',
  'picture_unclear',
  'contact_details',
  'rules_of_platform',
  'other',
] as const;

export const skinRejectInput = z
  .strictObject({
    version: z.int(),
    reason_code: choice(SKIN_REASONS),
    reason: z._default(text(500, 0), ''),
    marks: marksWithReasons(SKIN_FIELDS),
  })
  .check(
    z.refine((value) => value.reason_code !== 'other' || value.reason !== '', {
      error: 'reason_required',
      path: ['reason'],
      params: { rule: 'reason_required' },
    }),
  );
