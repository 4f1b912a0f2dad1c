import { TEXT } from '../core/limits';
import { defineKind, type FieldPlans } from './content-kind';

export const GENDERS = ['male', 'female'] as const;
/** Where an artist publishes. Labels: `account.<key>`. */
const ACCOUNTS = ['microblog', 'short_video', 'lifestyle', 'public_account', 'other'] as const;

/** The information of an IP by its kind, in the order of the form; names are the specification's (section 3). */
export const IP_INFO_FIELDS = {
  normal: {
    ip_image: { as: 'picture', usage: 'avatar' },
    ip_name: { as: 'line', max: 40, letters: 'name' },
    intro: { as: 'lines', max: TEXT.ipIntro },
    core_audience: { as: 'lines', max: TEXT.audience },
    auth_field_id: { as: 'item', list: 'field' },
    ip_origin: { as: 'item', list: 'origin' },
    birth_time: { as: 'day' },
    birth_area: { as: 'item', list: 'country' },
    ip_types: { as: 'items', list: 'ip_type', max: 5 },
    kernels: { as: 'items', list: 'kernel', max: 8, optional: true },
    own_kernels: { as: 'tags', max: 5, length: 12 },
  },
  artist: {
    cn_name: { as: 'line', max: 40, letters: 'han_name', optional: true },
    en_name: { as: 'line', max: 40, letters: 'latin_name', optional: true },
    gender: { as: 'choice', values: GENDERS, words: 'gender', chosen: true },
    avatar: { as: 'picture', usage: 'avatar' },
    cover: { as: 'picture', usage: 'artist_cover' },
    intro: { as: 'lines', max: TEXT.intro },
    location: { as: 'line', max: TEXT.location },
    ip_type_id: { as: 'item', list: 'ip_type' },
    art_genres_id: { as: 'items', list: 'genre', max: 5 },
    other_art_genres: { as: 'line', max: 40, optional: true },
    artist_school: { as: 'line', max: TEXT.location, optional: true },
    accounts: { as: 'accounts', keys: ACCOUNTS, length: 120 },
  },
} as const satisfies Record<string, FieldPlans>;
export type IpKind = keyof typeof IP_INFO_FIELDS;

/** The information of an IP, normal or artist; each has a schema of its own (`ipInfoSchema`). */
export const ipInfoKind = defineKind({
  name: 'ipInfo',
  fields: {
    kind: { as: 'choice', values: ['normal', 'artist'], words: 'kind' },
    ...IP_INFO_FIELDS.normal,
    ...IP_INFO_FIELDS.artist,
  },
  table: 'ip',
  page: '/ipStore/ipInfoSetting',
  listPage: '/ipStore/ipInfoSetting',
});
