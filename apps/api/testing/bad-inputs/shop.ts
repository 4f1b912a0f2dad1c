/** Shop settings: the onepage, the business contact and the private link. */
import { type Case, type Expected, rows } from './case';
import { NOWHERE, type BadInputFixtures } from './fixtures';
import { ofOwn } from './own';

type List = readonly (readonly [string, unknown, Expected])[];
const onepage = (field: string, list: List) => rows('ip/onepageUpdate', field, list, ofOwn({ draft: 1 }));
const contact = (field: string, list: List) =>
  rows('ip/ipLinkInfoUpdate', field, list, ofOwn({ draft: 1, link_name: '顾小满' }));
const link = (field: string, list: List) =>
  rows('ip/shopLinkMove', field, list, ofOwn({ version: 0, action: 'issue' }));

const password = (field: string, list: List) =>
  rows(
    'ip/setPrivateBussinessPassword',
    field,
    list,
    ofOwn({ private_business_password: 'tulip-orchard-7', confirm_password: 'tulip-orchard-7' }),
  );

const picture: List = [
  ['somebody else’s', (fixtures: BadInputFixtures) => fixtures.benProof, 'V file'],
  ['sent for another use', (fixtures: BadInputFixtures) => fixtures.image, 'V file'],
  ['nobody’s', NOWHERE, 'V file'],
  ['an address', 'https://x/whole', 'V id'],
  ['none yet', '', 'OK'],
];

export const shop: Case[] = [
  ...[
    'ip/onepage',
    'ip/onepageUpdate',
    'ip/ipResourceList',
    'ip/linkInfo',
    'ip/ipLinkInfoUpdate',
    'ip/shopLink',
    'ip/isSetPrivateBussinessPassword',
    'ip/manualDetail',
    'ip/manualSave',
    'ip/manualSubmit',
    'ip/manualDelete',
    'ip/manualList',
  ].flatMap((call) =>
    rows(call, 'ip_id', [
      ['missing', undefined, 'V required'],
      ['1 or 1=1', '1 or 1=1', 'V id'],
      ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
      ['not assigned yet', (fixtures: BadInputFixtures) => fixtures.artistIp, 'NO_ACCESS'],
    ]),
  ),
  ...onepage('base_image', picture),
  ...onepage('main_image', picture),
  ...rows('ip/manualSave', 'manual_file', picture, ofOwn()),
  ...rows('ip/manualSave', 'manual_file', [['two', [NOWHERE, NOWHERE], 'V type']], ofOwn()),
  ...['ip/manualDetail', 'ip/manualSave', 'ip/manualSubmit', 'ip/manualDelete'].flatMap((call) =>
    rows(
      call,
      'manual_id',
      [
        ['1 or 1=1', '1 or 1=1', 'V id'],
        ['nobody’s', NOWHERE, 'N'],
      ],
      ofOwn(),
    ),
  ),
  ...rows(
    'ip/manualSort',
    'manual_ids',
    [
      ['none', [], 'V required'],
      ['two', [NOWHERE, NOWHERE], 'V max_items'],
      ['nobody’s', [NOWHERE], 'N'],
    ],
    ofOwn(),
  ),
  ...rows('ip/manualList', 'review_state', [['discarded', 'discarded', 'V choice']], ofOwn()),
  ...rows('ip/manualSave', 'version', [['stale', 99, 'C']], ofOwn()),
  ...onepage('series_ids', [
    ['seven', Array<string>(7).fill(NOWHERE), 'V max_items'],
    [
      'one twice',
      (fixtures: BadInputFixtures) => [fixtures.publicSeries, fixtures.publicSeries],
      'V duplicate',
    ],
    ['a word', ['first'], 'V id'],
    ['nobody’s', [NOWHERE], 'N'],
    ['of another IP', (fixtures: BadInputFixtures) => [fixtures.benSeries], 'N'],
    ['a draft', (fixtures: BadInputFixtures) => [fixtures.draftSeries], 'V choice'],
    ['a public one', (fixtures: BadInputFixtures) => [fixtures.publicSeries], 'OK'],
  ]),
  ...onepage('version', [
    ['stale', 99, 'C'],
    ['1e0', '1e0', 'V integer'],
  ]),
  ...onepage('draft', [['submitted without pictures', 0, 'V upload_required']]).map((one) => ({
    ...one,
    names: 'base_image',
    more: ({ ownIp, publicSeries }: BadInputFixtures) => ({ ip_id: ownIp, series_ids: [publicSeries] }),
  })),
  ...contact('link_name', [
    ['41 characters', '字'.repeat(41), 'V max_length'],
    ['NUL', 'a\0b', 'V text'],
    ['a list', ['a'], 'V type'],
  ]),
  ...contact('link_phone_number', [
    ['four digits', '1234', 'V dialled'],
    ['words', 'call me', 'V dialled'],
    ['only dashes', '-----', 'V dialled'],
    ['31 characters', '1'.repeat(31), 'V max_length'],
    ['with an extension', '+86 (571) 8888 6666#12', 'OK'],
  ]),
  ...contact('link_QRcode', picture.slice(0, 4)),
  ...contact('version', [['stale', 99, 'C']]),
  ...link('action', [
    ['unknown', 'open', 'V choice'],
    ['renewed before it is there', 'renew', 'C'],
    ['ended before it is there', 'revoke', 'C'],
  ]),
  ...link('days', [['31', 31, 'V choice']]),
  ...password('private_business_password', [
    ['none', undefined, 'V required'],
    ['a word everybody chooses', 'password', 'V password_common'],
    ['seven characters', 'tulip-7', 'V min_length'],
    ['65 characters', 'a'.repeat(65), 'V max_length'],
    ['a list', ['tulip-orchard-7'], 'V type'],
  ]).map((one) => ({
    ...one,
    more: ({ ownIp }: BadInputFixtures) => ({ ip_id: ownIp, confirm_password: one.value }),
  })),
  ...password('confirm_password', [['another', 'tulip-orchard-8', 'V password_mismatch']]),
  ...password('yzm', [['five digits', '12345', 'V yzm']]),
  ...rows(
    'ip/checkPrivateBussinessPassword',
    'private_business_password',
    [
      ['none', undefined, 'V required'],
      ['before one is set', 'tulip-orchard-7', 'BUSINESS_PASSWORD_UNSET'],
    ],
    ofOwn(),
  ),
  ...rows('ip/leavePrivateBussiness', 'ip_id', [
    ['missing', undefined, 'V required'],
    ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
  ]),
  ...link('version', [
    ['none', undefined, 'V required'],
    ['stale', 9, 'C'],
  ]),
];
