import { defineKind } from './content-kind';

/** Kinds of cooperation with a partner. Labels: `case_type.<id>`. */
export const CASE_TYPE_IDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A business case: an example of a cooperation, for buyers. */
export const caseKind = defineKind({
  name: 'case',
  fields: {
    case_image: { as: 'picture', usage: 'case_image' },
    case_name: { as: 'line', max: 40 },
    case_type_id: { as: 'select', ids: CASE_TYPE_IDS, words: 'case_type' },
    case_desc: { as: 'lines', max: 500 },
    image_list: { as: 'pictures', usage: 'case_image', optional: true },
  },
  table: 'piece',
  title: 'case_name',
  picture: ['case_image'],
  most: 200,
  deletes: true,
  page: '/ipStore/businessCaseDetail',
  listPage: '/ipStore/businessCases',
  desk: 'cases',
  section: { layout: 'cards', most: 12 },
});
