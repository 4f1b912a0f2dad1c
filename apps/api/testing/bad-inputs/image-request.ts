/** Requests for pictures: what brands ask, holders answer, and staff do for a brand. */
import { type Case, type Expected, rows } from './case';
import { type BadInputFixtures, NOWHERE } from './fixtures';
import { ofOwn } from './own';

type List = readonly (readonly [string, unknown, Expected])[];

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const link = { coop_no: '260101AAAAAA', access_key: 'a'.repeat(43) };
const use = { series_id: NOWHERE, purpose: '帆布袋印刷', used_in: '门店', until: inDays(30) };
const eleven = Array(11).fill(NOWHERE);

const asked = (field: string, list: List) =>
  rows('tender/imageRequest', field, list, { as: 'nobody', more: { ...link, ...use, images: [NOWHERE] } });
const decided = (field: string, list: List) =>
  rows(
    'tender/imageDecide',
    field,
    list,
    ofOwn({ image_request_id: NOWHERE, version: 1, granted: [], reason: '暂不授权' }),
  );
const revoked = (field: string, list: List) =>
  rows('tender/imageRevoke', field, list, ofOwn({ image_request_id: NOWHERE, version: 1, reason: '已更换' }));
const traced = (field: string, list: List) =>
  rows(
    'tender/imageTrace',
    field,
    list,
    ofOwn({ image_request_id: NOWHERE, image_id: NOWHERE, found: NOWHERE }),
  );
const ids: List = [
  ['eleven', eleven, 'V max_items'],
  ['one twice', [NOWHERE, NOWHERE], 'V duplicate'],
  ['no id', ['x'], 'V id'],
];
const days: List = [
  ['none', undefined, 'V required'],
  ['no day', '2026-02-30', 'V date'],
  ['yesterday', inDays(-2), 'V range'],
  ['in six years', inDays(6 * 366), 'V range'],
];

export const imageRequests: Case[] = [
  ...traced('image_request_id', [['of nobody', NOWHERE, 'N']]),
  ...traced('found', [
    ['none', undefined, 'V upload_required'],
    ['no id', '1 or 1=1', 'V id'],
  ]),
  ...asked('series_id', [
    ['none', undefined, 'V required'],
    ['1 or 1=1', '1 or 1=1', 'V id'],
  ]),
  ...asked('images', [['none', [], 'V required'], ...ids]),
  ...asked('purpose', [
    ['none', undefined, 'V required'],
    ['spaces', '   ', 'V required'],
    ['301 characters', '字'.repeat(301), 'V max_length'],
    ['NUL', 'a\0b', 'V text'],
  ]),
  ...asked('used_in', [
    ['none', undefined, 'V required'],
    ['201 characters', '字'.repeat(201), 'V max_length'],
  ]),
  ...asked('until', days),
  ...asked('access_key', [
    ['short', 'abc', 'V malformed'],
    ['made up', 'b'.repeat(43), 'N'],
  ]),
  ...rows('tender/brandImages', 'access_key', [['made up', 'a'.repeat(43), 'N']], {
    as: 'nobody',
    more: link,
  }),
  ...rows('tender/imageWithdraw', 'version', [['none', undefined, 'V required']], {
    as: 'nobody',
    more: { ...link, image_request_id: NOWHERE },
  }),
  ...rows(
    'tender/imageLink',
    'image_id',
    [
      ['none', undefined, 'V required'],
      ['a path', '../../etc', 'V id'],
      ['of nothing', NOWHERE, 'N'],
    ],
    { as: 'nobody', more: { ...link, image_request_id: NOWHERE } },
  ),
  ...rows('tender/imageRequestList', 'ip_id', [
    ['missing', undefined, 'V required'],
    ['of another member', (fixtures: BadInputFixtures) => fixtures.benIp, 'X'],
  ]),
  ...rows('tender/imageRequestList', 'state', [['unknown', 'open', 'V choice']], ofOwn()),
  ...rows(
    'tender/imageRequestList',
    'keyword',
    [['81 characters', '字'.repeat(81), 'V max_length']],
    ofOwn(),
  ),
  ...rows('tender/imageRequestDetail', 'image_request_id', [['of nobody', NOWHERE, 'N']], ofOwn()),
  ...decided('image_request_id', [['of nobody', NOWHERE, 'N']]),
  ...decided('granted', ids),
  ...decided('reason', [['301 characters', '字'.repeat(301), 'V max_length']]),
  ...revoked('image_request_id', [['of nobody', NOWHERE, 'N']]),
  ...revoked('images', ids),
  ...revoked('reason', [
    ['none', undefined, 'V required'],
    ['spaces', '   ', 'V required'],
  ]),
  ...rows('POST image-requests', 'cooperation_id', [['of nothing', NOWHERE, 'N']], {
    as: 'reviewer',
    more: use,
  }),
  ...rows('POST image-requests', 'until', days.slice(1), {
    as: 'reviewer',
    more: { ...use, cooperation_id: NOWHERE },
  }),
  ...rows('POST image-requests', 'purpose', [['by finance', '印刷', 'X']], {
    as: 'finance',
    more: { ...use, cooperation_id: NOWHERE },
  }),
  ...rows(`POST image-requests/${NOWHERE}/link`, 'image_id', [['of nothing', NOWHERE, 'N']], {
    as: 'reviewer',
  }),
  ...rows(`POST image-requests/${NOWHERE}/withdraw`, 'version', [['of none', 1, 'N']], { as: 'reviewer' }),
  ...rows(`POST image-requests/${NOWHERE}/sell`, 'version', [['no such action', 1, 'V choice']], {
    as: 'reviewer',
    names: 'action',
  }),
];
