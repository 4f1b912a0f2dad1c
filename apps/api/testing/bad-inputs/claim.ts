/** Real name, new IPs, claims. */
import { checkCharacter, shanghaiDay } from '@ipw/domain';
import { type Case, rows } from './case';
import { NEW_PHONE, NOWHERE, type BadInputFixtures } from './fixtures';
import { many } from './own';

const document = (digits: string) => digits + checkCharacter(digits);
/** A document number with the check character X. */
const withX = Array.from({ length: 200 }, (_, at) => document(`33010619900307${String(at + 100)}`)).find(
  (number) => number.endsWith('X'),
)!;
/** Still to come when a run passes midnight. */
const dayAfterTomorrow = shanghaiDay(new Date(Date.now() + 2 * 86_400_000)).replaceAll('-', '');
const coded = {
  as: 'unverified',
  before: (fixtures: BadInputFixtures) => fixtures.code(NEW_PHONE, 'auth'),
} as const;

export const claim: Case[] = [
  ...rows(
    'member/auth',
    'document_number',
    [
      ['17 digits', '33010619900307421', 'V document_number'],
      ['15 digits', '330106900307421', 'V document_number'],
      ['a wrong check character', '330106199003074217', 'V document_number'],
      ['born the day after tomorrow', document(`330106${dayAfterTomorrow}421`), 'V document_number'],
      ['born on 30 February', document('33010619900230421'), 'V document_number'],
      ['full-width', '３３０１０６１９９００３０７４２１８', 'V document_number'],
      ['a number', 330_106_199_003, 'V type'],
      ['none', undefined, 'V required'],
    ],
    { as: 'unverified' },
  ),
  ...rows('member/auth', 'document_number', [['a lower x', withX.toLowerCase(), 'OK']], coded),
  ...rows('member/auth', 'real_name', [['that does not match', '查无此人', 'V identity']], coded),
  {
    id: 'member/auth: a number that does not match',
    call: 'member/auth',
    field: 'real_name',
    value: '顾小满',
    more: { document_number: document('33010619900300404') },
    expected: 'V document_number',
    names: 'document_number',
    ...coded,
  },
  {
    id: 'member/auth: a number the provider does not know',
    call: 'member/auth',
    field: 'real_name',
    value: '顾小满',
    more: { document_number: document('33010619900310404') },
    expected: 'V identity',
    ...coded,
  },
  ...rows(
    'member/auth',
    'real_name',
    [
      ['one character', '顾', 'V min_length'],
      ['41', '顾'.repeat(41), 'V max_length'],
      ['none', undefined, 'V required'],
    ],
    { as: 'unverified' },
  ),
  ...rows('member/auth', 'phone_number', [['of Hong Kong', '91234567', 'V phone']], { as: 'unverified' }),
  ...rows('member/auth', 'yzm', [['never sent', '135790', 'YZM']], { as: 'unverified' }),
  ...rows('member/auth', 'real_name', [['verified already', '顾小满', 'C']], {
    before: (fixtures) => fixtures.code(NEW_PHONE, 'auth'),
  }),
  ...rows('ip/add', 'ip_name', [
    ['ab c', 'ab c', 'V name'],
    ['<b>', '<b>', 'V name'],
    ['Han and Latin', '米奇a', 'V name'],
    ['full-width letters', 'Ｍｉｃｋｅｙ', 'V name'],
    ['an emoji', '🐰', 'V name'],
    ['empty', '', 'V required'],
    ['none', undefined, 'V required'],
    ['41 characters', '米'.repeat(41), 'V max_length'],
    ['米奇1', '米奇1', 'OK'],
    ['Mickey2', 'Mickey2', 'OK'],
    ['outside the base plane', '𠮷野家', 'OK'],
  ]),
  ...rows('ip/add', 'birth_time', [
    ['2026-02-30', '2026-02-30', 'V date'],
    ['2019-02-29', '2019-02-29', 'V date'],
    ['2020-2-9', '2020-2-9', 'V date'],
    ['0000-01-01', '0000-01-01', 'V date'],
    ['with a time', '2020-02-02T00:00:00Z', 'V date'],
    ['in a thousand years', '3020-01-01', 'V future_date'],
    ['none', undefined, 'V required'],
  ]),
  ...rows('ip/add', 'auth_field_id', [
    ['20', 20, 'V choice'],
    ['30', '30', 'V choice'],
    ['1e0', '1e0', 'V integer'],
    ['1.5', 1.5, 'V integer'],
    ['-1', -1, 'V min'],
    ['none', undefined, 'V required'],
    ['"18"', '18', 'OK'],
  ]),
  ...rows('ip/add', 'ip_types', [
    ['none', [], 'V required'],
    ['six', [1, 2, 3, 4, 5, 6], 'V max_items'],
    ['unknown', [99], 'V choice'],
    ['not a list', 'abc', 'V type'],
    ['as JSON text', '[1,2]', 'OK'],
  ]),
  ...rows('ip/add', 'birth_area', [['unknown', 'XX', 'V choice']]),
  ...rows('ip/add', 'intro', [
    ['501 characters', '字'.repeat(501), 'V max_length'],
    ['500 characters', '字'.repeat(500), 'OK'],
  ]),
  ...rows('ip/add', 'ip_image', [
    ['none', undefined, 'V upload_required'],
    ['somebody else’s', (fixtures: BadInputFixtures) => fixtures.benProof, 'V file'],
    ['sent for another use', (fixtures: BadInputFixtures) => fixtures.proof, 'V file'],
    ['nobody’s', NOWHERE, 'V file'],
  ]),
  ...rows('claim/submit', 'proof_images', [
    ['none', [], 'V upload_required'],
    ['left out', undefined, 'V upload_required'],
    ['11', many(11, NOWHERE), 'V file_count'],
    ['somebody else’s', (fixtures: BadInputFixtures) => [fixtures.benProof], 'V file'],
    ['sent for another use', (fixtures: BadInputFixtures) => [fixtures.avatar], 'V file'],
    ['nobody’s', [NOWHERE], 'V file'],
    ['one twice', (fixtures: BadInputFixtures) => [fixtures.proof, fixtures.proof], 'V duplicate'],
    ['an address', ['/files/x/whole'], 'V id'],
    ['not a list', 'abc', 'V type'],
  ]),
  ...rows('claim/choiceSave', 'values', [
    ['8,000 characters', `{"intro":"${'字'.repeat(7988)}"}`, 'OK'],
    ['8,001 characters', '字'.repeat(8001), 'V max_length'],
    ['a NUL', 'a\0b', 'V text'],
    ['no JSON', 'hello', 'V malformed'],
    ['JSON that was cut off', '{"choice":{"keyword":"山"}', 'V malformed'],
    ['the JSON of a list', '[{"keyword":"山"}]', 'V malformed'],
    ['the JSON of a word', '"山"', 'V malformed'],
    ['the JSON of nothing', 'null', 'V malformed'],
    ['none', undefined, 'OK'],
  ]),
  ...rows('claim/choiceSave', 'ip_image', [
    ['somebody else’s', (fixtures: BadInputFixtures) => fixtures.benProof, 'V file'],
    ['sent for another use', (fixtures: BadInputFixtures) => fixtures.proof, 'V file'],
    ['malformed', 'x', 'V id'],
  ]),
  ...rows('claim/disputeSubmit', 'ip_id', [
    ['nobody’s', (fixtures: BadInputFixtures) => fixtures.ip, 'N'],
    ['unknown', NOWHERE, 'N'],
    ['malformed', 'x', 'V id'],
    ['one’s own', (fixtures: BadInputFixtures) => fixtures.ownIp, 'V self'],
  ]),
  ...rows('claim/disputeSubmit', 'statement', [
    ['none', undefined, 'V required'],
    ['9 characters', '字'.repeat(9), 'V min_length'],
    ['9 characters and some that cannot be seen', `${'字'.repeat(9)}\u200b\u200d`, 'V min_length'],
    ['1,001 characters', '字'.repeat(1001), 'V max_length'],
    ['a NUL', '这是我登记的作品，请核查\0', 'V text'],
  ]),
  ...rows('claim/disputeSubmit', 'proof_images', [
    ['none', [], 'V upload_required'],
    ['11', many(11, NOWHERE), 'V file_count'],
    ['somebody else’s', (fixtures: BadInputFixtures) => [fixtures.benProof], 'V file'],
    ['sent for another use', (fixtures: BadInputFixtures) => [fixtures.avatar], 'V file'],
  ]),
  {
    id: 'claim/disputeSubmit without a verified name',
    call: 'claim/disputeSubmit',
    field: '',
    as: 'unverified',
    expected: 'REAL_NAME',
  },
  ...rows('claim/answer', 'claim_id', [
    ['unknown', NOWHERE, 'N'],
    ['malformed', '1', 'V id'],
  ]),
  ...rows('claim/answerSave', 'claim_id', [
    ['unknown', NOWHERE, 'N'],
    ['without an objection', (fixtures: BadInputFixtures) => fixtures.claim, 'STATE'],
  ]),
  ...rows('claim/answerSave', 'answer', [
    ['none', undefined, 'V required'],
    ['9 characters', '字'.repeat(9), 'V min_length'],
    ['1,001 characters', '字'.repeat(1001), 'V max_length'],
  ]),
  ...rows('claim/answerSave', 'answer_images', [['11', many(11, NOWHERE), 'V file_count']]),
  ...rows('claim/disputeDetail', 'dispute_id', [
    ['unknown', NOWHERE, 'N'],
    ['malformed', '1', 'V id'],
  ]),
  ...rows('claim/submit', 'entity_documents', [['11', many(11, NOWHERE), 'V file_count']]),
  ...rows('claim/submit', 'operator_authorization', [
    ['sent for another use', (w: BadInputFixtures) => w.proof, 'V file'],
  ]),
  ...rows('claim/submit', 'agree', [
    ['absent', undefined, 'AGREEMENT'],
    ['0', 0, 'AGREEMENT'],
    ['false', 'false', 'AGREEMENT'],
  ]),
  ...rows('claim/submit', 'kind', [
    ['none', undefined, 'V required'],
    ['unknown', 'gift', 'V choice'],
  ]),
  ...rows('claim/submit', 'ip_id', [
    ['an artist’s', (fixtures: BadInputFixtures) => fixtures.artistIp, 'ARTIST_IP'],
    ['claimed', (fixtures: BadInputFixtures) => fixtures.claimedIp, 'ALREADY_CLAIMED'],
    ['under review', (fixtures: BadInputFixtures) => fixtures.benIp, 'C'],
  ]),
  {
    id: 'claim/submit without a verified name',
    call: 'claim/submit',
    field: '',
    as: 'unverified',
    expected: 'REAL_NAME',
    says: 'error.REAL_NAME.claim',
  },
  ...rows('claim/save', 'ip_id', [['under review', (fixtures: BadInputFixtures) => fixtures.benIp, 'C']]),
  ...rows('claim/withdraw', 'claim_id', [
    ['failed', (fixtures: BadInputFixtures) => fixtures.failedClaim, 'C'],
  ]),
  ...rows('claim/delete', 'claim_id', [
    ['failed', (fixtures: BadInputFixtures) => fixtures.failedClaim, 'C'],
    ['under review', (fixtures: BadInputFixtures) => fixtures.claim, 'C'],
  ]),
  ...rows('claim/list', 'page', [
    ['0', 0, 'V min'],
    ['-1', -1, 'V min'],
    ['1.5', 1.5, 'V integer'],
    ['1e3', '1e3', 'V integer'],
    ['x', 'x', 'V integer'],
  ]),
  ...rows('claim/list', 'page_size', [
    ['101', 101, 'V max'],
    ['100', '100', 'OK'],
  ]),
  ...rows('claim/list', 'cursor', [
    ['a path', '../x', 'V malformed'],
    ['no id', 'abc', 'V malformed'],
    ['201 characters', 'a'.repeat(201), 'V malformed'],
  ]),
];
