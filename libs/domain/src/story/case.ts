import * as z from 'zod/mini';
import { TEXT, UPLOADS } from '../core/limits';
import { file, files, optionalFile, optionalText, reference, text } from '../core/wire';
import { contentItemApi, type ContentItemKind } from '../review/content-item';

/** What was made of an IP with a partner. Labels: `case_type.<id>`. */
export const CASE_TYPE_IDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const imageList = () => files(0, UPLOADS.case_image.count);

/** A business case: a cooperation that buyers can look at. */
export const caseKind = {
  name: 'case',
  schema: z.strictObject({
    case_name: text(TEXT.caseName),
    case_type_id: reference(CASE_TYPE_IDS),
    case_desc: text(TEXT.caseDesc),
    case_image: file(),
    image_list: imageList(),
  }),
  draft: {
    case_name: optionalText(TEXT.caseName),
    case_type_id: z.optional(reference(CASE_TYPE_IDS)),
    case_desc: optionalText(TEXT.caseDesc),
    case_image: optionalFile(),
    image_list: imageList(),
  },
  files: { case_image: 'case_image', image_list: 'case_image' },
  texts: ['case_name', 'case_desc'],
  words: { case_type_id: 'case_type' },
  title: 'case_name',
  picture: 'case_image',
  most: 200,
  page: '/ipStore/businessCaseDetail',
} as const satisfies ContentItemKind;

export const caseApi = contentItemApi(caseKind);
