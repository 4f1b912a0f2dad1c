import {
  claimApi,
  type ContentKind,
  ITEM_NAMES,
  kindOf,
  ipInfoApi,
  manualApi,
  shopApi,
  ulid,
  type Endpoint,
  type FieldError,
  type UploadedFile,
} from '@ipw/domain';
import { artistPayload, newArtist, type ArtistValues } from '../features/claim/artist/artist-values';
import {
  claimDraftErrors,
  NO_FILES,
  toPayload as claimPayload,
  type ClaimFiles,
} from '../features/claim/claim-files';
import { offlinePayload, type OfflineValues } from '../features/claim/offline/offline-values';
import { infoRules } from '../features/ip-info/info-rules';
import { contactRules, manualRules, onepageRules } from '../features/shop/shop-rules';
import type { SettingRules } from '../content/setting-rules';
import { callsOf, draftErrors, toPayload, valuesOf } from '../content/content-type';

export type Values = Record<string, unknown>;

/** A form whose draft is stored on the server. */
export interface FormKind {
  name: string;
  endpoint: Endpoint;
  /** Parameters of the call besides the values. */
  of: Values;
  start: Values;
  toPayload: (values: never) => object;
  draftErrors: (values: never) => FieldError[];
  /** Values a member may enter. */
  good: Values;
  /** Values the server refuses; undefined where all possible values are valid. */
  bad?: Values;
  /** Whether the record is created with the first save. */
  isNew?: boolean;
}

const picture = (image_id = ulid()): UploadedFile =>
  ({ image_id, file_name: `${image_id}.png`, file_path: '/f', image_width: 8 }) as UploadedFile;
const long = '长'.repeat(5000);
const ip_id = ulid();
/** A file or text for every field but the title, which is too long when refused. */
function typing({ fields, title = '' }: ContentKind): Pick<FormKind, 'good' | 'bad'> {
  const good = Object.entries(fields).flatMap(([field, { as }]) => {
    if (field === title) return [];
    if (as === 'day') return [[field, '2024-05-01']];
    if (as.startsWith('line')) return [[field, 'A tin']];
    return /^(picture|document)/.test(as) ? [[field, [picture()]]] : [];
  });
  return { good: Object.fromEntries(good) as Values, bad: { [title]: long } };
}

const setting = ({ valuesOf: of, ...rules }: SettingRules) => ({
  start: of(null),
  toPayload: rules.toPayload,
  draftErrors: rules.draftErrors,
});

/** All forms of the holder app whose draft is stored on the server. */
export const FORM_KINDS: FormKind[] = [
  ...ITEM_NAMES.map((name): FormKind => ({
    name,
    endpoint: callsOf(name).save,
    of: { ip_id },
    start: valuesOf(kindOf(name), null),
    toPayload: (values) => toPayload(kindOf(name), values),
    draftErrors: (values) => draftErrors(name, values),
    ...typing(kindOf(name)),
    isNew: true,
  })),
  {
    name: 'onepage',
    endpoint: shopApi.onepageUpdate,
    of: { ip_id, draft: true },
    ...setting(onepageRules),
    good: { base_image: [picture()] },
  },
  {
    name: 'contact',
    endpoint: shopApi.ipLinkInfoUpdate,
    of: { ip_id, draft: true },
    ...setting(contactRules),
    good: { link_name: 'Lin' },
    bad: { link_phone_number: 'call me' },
  },
  {
    name: 'manual',
    endpoint: manualApi.save,
    of: { ip_id },
    ...setting(manualRules),
    good: { manual_file: [picture()] },
  },
  ...(['normal', 'artist'] as const).map((kind): FormKind => ({
    name: `information, ${kind}`,
    endpoint: ipInfoApi.update,
    of: { ip_id, draft: true },
    ...setting(infoRules[kind]),
    good: { intro: 'A fox in a tea garden.' },
    bad: kind === 'normal' ? { ip_name: 'mixed 名' } : { cn_name: 'Latin' },
  })),
  {
    name: 'claim',
    endpoint: claimApi.save,
    of: { kind: 'normal', ip_id },
    start: { ...NO_FILES },
    toPayload: claimPayload,
    draftErrors: (values: ClaimFiles) =>
      claimDraftErrors('normal', claimPayload(values), Object.keys(values)),
    good: { proof_images: [picture()] },
  },
  {
    name: 'claim of an artist',
    endpoint: claimApi.save,
    of: { kind: 'artist' },
    start: { ...newArtist('') },
    toPayload: artistPayload,
    draftErrors: (values: ArtistValues) =>
      claimDraftErrors('artist', artistPayload(values), Object.keys(values)),
    good: { location: 'Hangzhou' },
    bad: { cn_name: 'Latin' },
    isNew: true,
  },
  {
    name: 'claim by contract',
    endpoint: claimApi.save,
    of: { kind: 'offline', claim_id: ulid() },
    start: { ...NO_FILES, contract_number: '', contract_images: [], consultant_name: '' },
    toPayload: offlinePayload,
    draftErrors: (values: OfflineValues) =>
      claimDraftErrors('offline', offlinePayload(values), Object.keys(values)),
    good: { contract_images: [picture()] },
    bad: { contract_number: long },
  },
];
