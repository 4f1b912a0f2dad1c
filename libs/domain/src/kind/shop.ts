import { defineKind, type FieldPlans } from './content-kind';

/** Maximum series shown first on the onepage (specification section 9). */
export const TOP_RESOURCES = 6;

/** The settings of the onepage: its two pictures, and the series shown first, in order. */
export const onepageKind = defineKind({
  name: 'onepage',
  fields: {
    base_image: { as: 'picture', usage: 'onepage_base' },
    main_image: { as: 'picture', usage: 'onepage_main' },
    series_ids: { as: 'references', to: 'series', max: TOP_RESOURCES },
  },
  table: 'shop_setting',
  picture: ['main_image', 'base_image'],
  page: '/ipStore/onepage',
  listPage: '/ipStore/onepage',
});

/** The public part of the business contact. The phone number is internal. */
export const contactKind = defineKind({
  name: 'contact',
  fields: {
    link_name: { as: 'line', max: 40 },
    link_QRcode: { as: 'picture', usage: 'contact_code', optional: true },
  },
  table: 'shop_setting',
  title: 'link_name',
  picture: ['link_QRcode'],
  page: '/ipStore/contact',
  listPage: '/ipStore/contact',
});

/** The form of the contact: its phone number changes without a review. */
export const CONTACT_FIELDS = {
  link_name: contactKind.fields.link_name,
  link_phone_number: { as: 'line', max: 30, letters: 'dialled', optional: true },
  link_QRcode: contactKind.fields.link_QRcode,
} as const satisfies FieldPlans;

/** The authorization manual: one document about how an IP may be used. Its text is searched for contact details at upload. */
export const manualKind = defineKind({
  name: 'manual',
  fields: { manual_file: { as: 'document', usage: 'authorization_manual' } },
  table: 'shop_setting',
  picture: ['manual_file'],
  deletes: true,
  page: '/ipStore/authorizationManual',
  listPage: '/ipStore/authorizationManual',
  desk: 'manuals',
});
