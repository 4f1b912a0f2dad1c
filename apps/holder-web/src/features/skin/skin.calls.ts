import {
  NO_MATERIAL,
  skinApi,
  SKIN_COLORS,
  type SkinColorField,
  type SkinDetail,
  type SkinMaterial,
  SKIN_NAMES,
  type SkinNameField,
  SKIN_PICTURES,
  type SkinPictureField,
  type SkinState,
  stickerParts,
  type UploadedFile,
} from '@ipw/domain';
import { useIpId } from '../../app/member';
import { queries } from '../../app/queries';
import { useApi } from '../../app/use-api';

const FRESH = { staleTime: 0 };
const PAGE = 12;

/** A sticker in the form: its place in the list is its number. Without a picture the place waits for one. */
export interface StickerValue {
  title: string;
  image: UploadedFile | null;
}

/** The form's values; a picture is a list of at most one file. */
export type SkinValues = Record<SkinNameField | SkinColorField, string> &
  Record<SkinPictureField, UploadedFile[]> & { emoji_list: StickerValue[] };

const TEXTS = [...SKIN_NAMES, ...SKIN_COLORS] as const;
const textsOf = (of: Record<SkinNameField | SkinColorField, string>) =>
  Object.fromEntries(TEXTS.map((field) => [field, of[field]])) as Record<
    SkinNameField | SkinColorField,
    string
  >;

export function valuesOf(material: SkinMaterial<UploadedFile> = NO_MATERIAL): SkinValues {
  const pictures = SKIN_PICTURES.map((field) => [field, material[field] ? [material[field]] : []]);
  return {
    ...textsOf(material),
    ...(Object.fromEntries(pictures) as Record<SkinPictureField, UploadedFile[]>),
    emoji_list: material.emoji_list.map(({ name, image }) => ({
      title: stickerParts(name)?.name ?? name,
      image,
    })),
  };
}

/** `number_name` of the sticker at a place; empty while it has no name. */
const nameAt = (title: string, at: number) => (title.trim() ? `${String(at + 1)}_${title.trim()}` : '');

/** The values as material, for the drawings and for what is missing. */
export function materialOf(values: SkinValues): SkinMaterial<UploadedFile> {
  const pictures = SKIN_PICTURES.map((field) => [field, values[field][0] ?? null]);
  return {
    ...textsOf(values),
    ...(Object.fromEntries(pictures) as Record<SkinPictureField, UploadedFile | null>),
    emoji_list: values.emoji_list.map(({ title, image }, at) => ({ name: nameAt(title, at), image })),
  };
}

/** The values as the calls take them. */
export function toPayload(values: SkinValues): SkinMaterial {
  const material = materialOf(values);
  const pictures = SKIN_PICTURES.map((field) => [field, material[field]?.image_id ?? null]);
  return {
    ...textsOf(values),
    ...(Object.fromEntries(pictures) as Record<SkinPictureField, string | null>),
    emoji_list: material.emoji_list.map(({ name, image }) => ({ name, image: image?.image_id ?? null })),
  };
}

export const useSkins = (page: number, state: SkinState | undefined) =>
  useApi(skinApi.list, { ip_id: useIpId(), page, page_size: PAGE, ...(state && { state }) }, FRESH);

export const useSkin = (skin_id: string) =>
  useApi(skinApi.detail, { ip_id: useIpId(), skin_id }, { ...FRESH, enabled: skin_id !== '' });

/** After a change: reloads lists and records of skin goods. */
export const skinsChanged = (): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => /^tender\/skin/.test(String(queryKey[0])) });

/** Ids of the files a reviewer marked in a field, with what is wrong with each. */
export const marksIn = (skin: SkinDetail | null, field: string) =>
  (skin?.marks ?? []).filter((mark) => mark.field === field);
