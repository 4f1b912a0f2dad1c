/** Routes of cooperation sheets. */
import { type Fixtures, plantSheet, plantTemplate } from '../../src/db/seed/fixtures';
import type { Person } from './actors';
import { filtersOf } from './review-rows';
import type { Row } from './row';

const phone = { area_code: '86', phone_number: '13900000001' };
/** What the buyer wrote in each sheet, which holders see after the supplement. */
export const BUYERS_WORDS = {
  sku_describe: '灯笼形状的帆布袋',
  other_describe: '先看样品再谈',
  buyer_name: '欧阳经理',
};

export const SHEET_RECORDS = {
  sheet: {
    field: 'sheet_id',
    resource: 'sheets',
    plant: (on: Fixtures, { ip }: Person) => plantSheet(on, { ip_id: ip, ...BUYERS_WORDS }),
  },
  template: {
    field: 'template_id',
    plant: (on: Fixtures, { ip }: Person) => plantTemplate(on, ip),
  },
};

export const SHEET_CALLS: Record<string, Row> = {
  'opportunity/agreeSupplement': { past: ['AGREEMENT'] },
  'opportunity/cooperateAbandon': { link: true },
  'opportunity/cooperateAgain': { link: true },
  'opportunity/cooperateConfirm': { link: true },
  'opportunity/cooperateDetail': { link: true },
  'opportunity/cooperateErase': { input: { ...phone, yzm: '246810' } },
  'opportunity/cooperateList': { input: { ...phone, yzm: '246810' } },
  'opportunity/cooperateRelink': { input: { ...phone, sheet_no: '260101AAAAAA', yzm: '246810' } },
  'opportunity/cooperateSubmit': {
    input: {
      ...phone,
      sku_id: 31,
      sku_describe: '帆布袋',
      buyer_name: '林经理',
      yzm: '246810',
      agree: { privacy: 1, user: 1, intermediary: 1 },
    },
  },
  'opportunity/privateDetail': { past: ['BUSINESS_PASSWORD_UNSET'] },
  'opportunity/privateList': { past: ['BUSINESS_PASSWORD_UNSET'] },
  'opportunity/sheetDetail': { supplement: true },
  'opportunity/sheetList': {},
  'opportunity/takenFieldList': {},
  'opportunity/takenFieldSave': { input: { fields: [{ sku_id: 9, taken_until: '2099-12-31' }] } },
  'opportunity/templateDelete': { fresh: true },
  'opportunity/templateList': {},
  'opportunity/templateSave': { input: { template_name: '常用', answer: '可以授权' } },
  'opportunity/visitorFile': { input: { image_id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' } },
  'opportunity/visitorUpload': { query: '?usage=company_case_image' },
  'opportunity/sheetReply': {
    input: { version: 99, decision: 'agree', answer: '可以' },
    // The planted series is not public, which is checked behind the supplement.
    past: ['VALIDATION'],
    supplement: true,
  },
};

export const SHEET_DESKS: Record<string, Row> = {
  'GET sheets': { shared: true },
  'GET sheets/counts': { shared: true },
  'GET sheets/colleagues': { shared: true },
  'GET sheets/export': { shared: true },
  'GET sheets/figures': { shared: true },
  'GET sheets/:id': {},
  'GET sheets/:id/history': {},
  'POST sheets/:id/:action': { action: 'assign', input: { version: 99 } },
  'POST sheets/bulk/:action': {
    action: 'assign',
    input: { ids: ['01ARZ3NDEKTSV4RRFFQ69G5FAV'], versions: [1] },
  },
  ...filtersOf('sheets'),
};
