import {
  agreementMachine,
  AUDIENCES,
  broadcastMachine,
  CLAIM_KINDS,
  CLAIM_REASONS,
  claimMachine,
  DOCUMENT_TYPES,
  REFERENCE_KINDS,
  ROLES,
  VERIFICATION_REASONS,
  verificationMachine,
} from '@ipw/domain';
import { ACCESS } from '../access';
import { ACTIONS, ACTORS, SUBJECTS } from '../audit/subjects';
import { authFaces, bannerFaces, referenceFaces, ipFaces, operatorFaces } from '../fields/faces';
import { relationKey, RELATIONS } from '../operator/relation-key';
import { words as en } from './words.en';
import { words as zhCN } from './words.zh-CN';
import { words as zhTW } from './words.zh-TW';

const catalogues = { 'zh-CN': zhCN, 'zh-TW': zhTW, en };
const under = (prefix: string, names: readonly (string | number)[]) =>
  names.map((name) => `${prefix}.${name}`);

/** Keys that are put together at run time: the compiler cannot see them. */
const lookedUp = [
  ...[
    claimMachine,
    verificationMachine,
    agreementMachine,
    broadcastMachine,
    authFaces,
    ipFaces,
    operatorFaces,
    bannerFaces,
    referenceFaces,
  ].flatMap(({ name, states }) => under(`state.${name}`, Object.keys(states))),
  ...under('action.claim', Object.keys(claimMachine.actions)),
  ...under('action.verification', Object.keys(verificationMachine.actions)),
  ...under('audience', AUDIENCES),
  ...['renewal', 'renewal_text'].flatMap((prefix) => under(prefix, ['consent', 'notice'])),
  ...under('standing', ['live', 'past', 'coming']),
  ...under('agreement.view', ['write', 'preview', 'changes']),
  ...under('claim_reason', CLAIM_REASONS),
  ...under('verification_reason', VERIFICATION_REASONS),
  ...under('document_type', DOCUMENT_TYPES),
  ...under('claim_kind', CLAIM_KINDS),
  ...under('role', ROLES),
  ...under('reference', REFERENCE_KINDS),
  ...under('action', ACTIONS),
  ...under('actor', ACTORS),
  ...under('subject', Object.keys(SUBJECTS)),
  ...['menu', 'about', 'lead'].flatMap((prefix) => under(prefix, Object.keys(ACCESS))),
  ...[...RELATIONS, null].map(relationKey),
  ...under('relation_help', [...RELATIONS, 'none']),
];

describe.each(Object.entries(catalogues))('words in %s', (_, words: Partial<Record<string, string>>) => {
  it('has every word that is looked up by a value', () => {
    expect(lookedUp.filter((key) => !words[key])).toEqual([]);
  });

  it('fills the same places as English', () => {
    const places = (text = '') => [...text.matchAll(/%\{\w+\}/g)].map(String).sort();
    expect(
      Object.entries(en).filter(([key, text]) => places(words[key]).join() !== places(text).join()),
    ).toEqual([]);
  });
});
