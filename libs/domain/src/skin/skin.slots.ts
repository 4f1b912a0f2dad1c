import type { Usage } from '../core/limits';
import { SKIN_LIMITS } from './skin-names';

/** What a slot takes. Its picture rules are the row of its usage in `UPLOADS`. */
interface Slot {
  kind: 'name' | 'picture' | 'color' | 'stickers';
  usage?: Usage;
}

/** The product and the five sets of material, each with its slots: the one table of forms, checks, reasons and package. */
export const SKIN_SETS = {
  goods: {
    goods_name: { kind: 'name' },
    goods_image: { kind: 'picture', usage: 'skin_cover' },
  },
  card: {
    card_name: { kind: 'name' },
    card_image: { kind: 'picture', usage: 'skin_card_standard' },
    fans_card_image: { kind: 'picture', usage: 'skin_card_fan' },
    fans_number_color: { kind: 'color' },
    fans_card_image_thumbnail: { kind: 'picture', usage: 'skin_thumbnail' },
  },
  emoji: {
    emoji_name: { kind: 'name' },
    emoji_image: { kind: 'picture', usage: 'skin_sticker_cover' },
    emoji_list: { kind: 'stickers', usage: 'skin_sticker' },
  },
  theme: {
    theme_name: { kind: 'name' },
    theme_image: { kind: 'picture', usage: 'skin_theme_cover' },
    theme_bottom_nav_bg_image: { kind: 'picture', usage: 'skin_nav_bg' },
  },
  comment: {
    comment_name: { kind: 'name' },
    comment_bg_image: { kind: 'picture', usage: 'skin_comment_bg' },
    comment_fans_number_color: { kind: 'color' },
  },
  space: {
    space_name: { kind: 'name' },
    space_bg_image: { kind: 'picture', usage: 'skin_space_bg' },
  },
} as const satisfies Record<string, Record<string, Slot>>;

type Sets = typeof SKIN_SETS;
export type SkinSet = keyof Sets;
type FieldsOf<S> = S extends unknown ? keyof S : never;
export type SkinField = FieldsOf<Sets[SkinSet]>;
type FieldsOfKind<S, K> = S extends unknown
  ? { [F in keyof S]: S[F] extends { kind: K } ? F : never }[keyof S]
  : never;
export type SkinNameField = FieldsOfKind<Sets[SkinSet], 'name'>;
export type SkinPictureField = FieldsOfKind<Sets[SkinSet], 'picture'>;
export type SkinColorField = FieldsOfKind<Sets[SkinSet], 'color'>;

/** All slots by field, in the order of the form. */
export const SKIN_SLOTS = Object.assign({}, ...Object.values(SKIN_SETS)) as Readonly<Record<SkinField, Slot>>;
export const SKIN_FIELDS = Object.keys(SKIN_SLOTS) as [SkinField, ...SkinField[]];
const fieldsOf = (kind: Slot['kind']) => SKIN_FIELDS.filter((field) => SKIN_SLOTS[field].kind === kind);
export const SKIN_NAMES = fieldsOf('name') as SkinNameField[];
export const SKIN_PICTURES = fieldsOf('picture') as SkinPictureField[];
export const SKIN_COLORS = fieldsOf('color') as SkinColorField[];

/** File fields of skin goods, and what they are uploaded as. */
export const SKIN_FILES = Object.fromEntries(
  SKIN_FIELDS.flatMap((field) => (SKIN_SLOTS[field].usage ? [[field, SKIN_SLOTS[field].usage]] : [])),
) as Readonly<Record<SkinPictureField | 'emoji_list', Usage>>;

/** One sticker: `number_name`, and its picture. `I` is how a picture is named: by its id, or whole. */
export interface Sticker<I = string> {
  name: string;
  image: I | null;
}

/** The material of skin goods; an empty text or null is missing. */
export type SkinMaterial<I = string> = Record<SkinNameField | SkinColorField, string> &
  Record<SkinPictureField, I | null> & { emoji_list: Sticker<I>[] };

export const NO_MATERIAL: SkinMaterial<never> = {
  ...(Object.fromEntries([...SKIN_NAMES, ...SKIN_COLORS].map((field) => [field, ''])) as Record<
    SkinNameField | SkinColorField,
    string
  >),
  ...(Object.fromEntries(SKIN_PICTURES.map((field) => [field, null])) as Record<SkinPictureField, null>),
  emoji_list: [],
};

/** Fields that are not complete: every set is needed, and a pack holds fifteen named stickers. */
export const emptySlots = (material: SkinMaterial<unknown>): SkinField[] =>
  SKIN_FIELDS.filter((field) =>
    field === 'emoji_list'
      ? material.emoji_list.filter(({ name, image }) => name !== '' && image !== null).length !==
        SKIN_LIMITS.stickers
      : !material[field],
  );
