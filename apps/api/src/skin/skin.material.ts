import {
  NO_MATERIAL,
  SKIN_COLORS,
  SKIN_NAMES,
  SKIN_PICTURES,
  type SkinMaterial,
  type skinSaveInput,
} from '@ipw/domain';
import type * as z from 'zod/mini';
import { fromJson } from '../core/db/db';
import type { SkinEntity } from './skin.entity';

/** The stored material; slots that were added to the table later are empty. */
export const materialOf = ({ data }: Pick<SkinEntity, 'data'>): SkinMaterial => ({
  ...NO_MATERIAL,
  ...fromJson<SkinMaterial>(data),
});

/** The material in a call's input. */
export const materialIn = (input: z.output<typeof skinSaveInput>): SkinMaterial =>
  Object.fromEntries(
    [...SKIN_NAMES, ...SKIN_COLORS, ...SKIN_PICTURES, 'emoji_list' as const].map((field) => [
      field,
      input[field],
    ]),
  ) as unknown as SkinMaterial;

/** Ids of the files of each field that has some. */
export const filesOf = (material: SkinMaterial) => ({
  ...Object.fromEntries(SKIN_PICTURES.map((field) => [field, material[field]])),
  emoji_list: material.emoji_list.flatMap(({ image }) => image ?? []),
});

/** The material with its pictures in the place of their ids. */
export function withPictures<P>(material: SkinMaterial, find: (id: string) => P | null): SkinMaterial<P> {
  const picture = (id: string | null) => (id === null ? null : find(id));
  return {
    ...material,
    ...Object.fromEntries(SKIN_PICTURES.map((field) => [field, picture(material[field])])),
    emoji_list: material.emoji_list.map(({ name, image }) => ({ name, image: picture(image) })),
  } as SkinMaterial<P>;
}
