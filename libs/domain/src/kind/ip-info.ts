import { defineKind } from './content-kind';

/** The information of an IP, normal or artist; each has a schema of its own (`ipInfoSchema`). */
export const ipInfoKind = defineKind(
  {
    name: 'ipInfo',
    fields: {},
    table: 'ip',
    page: '/ipStore/ipInfoSetting',
    listPage: '/ipStore/ipInfoSetting',
  },
  {
    files: { ip_image: 'avatar', avatar: 'avatar', cover: 'artist_cover' },
    texts: [
      'ip_name',
      'cn_name',
      'en_name',
      'intro',
      'core_audience',
      'own_kernels',
      'location',
      'other_art_genres',
      'artist_school',
    ],
    words: {
      kind: 'kind',
      auth_field_id: 'field',
      ip_origin: 'origin',
      ip_types: 'ip_type',
      ip_type_id: 'ip_type',
      kernels: 'kernel',
      art_genres_id: 'genre',
      gender: 'gender',
      birth_area: 'country',
    },
  },
);
