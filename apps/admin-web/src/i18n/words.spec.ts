import {
  agreementMachine,
  AUDIENCES,
  AUDIT_FAULTS,
  broadcastMachine,
  CLAIM_KINDS,
  CLAIM_REASONS,
  claimMachine,
  CLOSURE_REASONS,
  closureMachine,
  DOCUMENT_TYPES,
  followUpMachine,
  REVEAL_FIELDS,
  REVIEW_REASONS,
  reviewMachine,
  OWN_TAG_ACTIONS,
  REFERENCE_KINDS,
  ROLES,
  STAFF_ACTIONS,
  SUBJECTS as CONTENTS,
  VERIFICATION_REASONS,
  verificationMachine,
} from '@ipw/domain';
import { ACCESS } from '../access';
import { ACTIONS, ACTORS, SUBJECTS } from '../audit/subjects';
import {
  authFaces,
  bannerFaces,
  consultantFaces,
  ipFaces,
  jobFaces,
  operatorFaces,
  pictureFaces,
  referenceFaces,
  staffFaces,
} from '../fields/faces';
import { relationKey, RELATIONS } from '../operator/relation-key';
import { JOB_KINDS } from '../outbox/kinds';
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
    closureMachine,
    reviewMachine,
    verificationMachine,
    agreementMachine,
    broadcastMachine,
    followUpMachine,
    authFaces,
    consultantFaces,
    ipFaces,
    operatorFaces,
    staffFaces,
    jobFaces,
    bannerFaces,
    pictureFaces,
    referenceFaces,
  ].flatMap(({ name, states }) => under(`state.${name}`, Object.keys(states))),
  ...under('action.claim', Object.keys(claimMachine.actions)),
  ...under('action.follow_up', Object.keys(followUpMachine.actions)),
  ...under('field', REVEAL_FIELDS),
  ...under('action.verification', Object.keys(verificationMachine.actions)),
  ...under('action.revision', Object.keys(reviewMachine.actions)),
  ...under('revision_reason', REVIEW_REASONS),
  ...under('subject', CONTENTS),
  ...under('audience', AUDIENCES),
  ...['renewal', 'renewal_text'].flatMap((prefix) => under(prefix, ['consent', 'notice'])),
  ...under('standing', ['live', 'past', 'coming']),
  ...under('agreement.view', ['write', 'preview', 'changes']),
  ...under('claim_reason', CLAIM_REASONS),
  ...under('action.closure', Object.keys(closureMachine.actions)),
  ...under('closure_reason', CLOSURE_REASONS),
  ...under('verification_reason', VERIFICATION_REASONS),
  ...under('document_type', DOCUMENT_TYPES),
  ...under('claim_kind', CLAIM_KINDS),
  ...under('role', ROLES),
  ...under('audit_fault', AUDIT_FAULTS),
  ...under('job_kind', JOB_KINDS),
  ...['staff_action', 'staff_action_help'].flatMap((prefix) => under(prefix, STAFF_ACTIONS)),
  ...under('reference', REFERENCE_KINDS),
  ...['own_tag', 'own_tag.done'].flatMap((prefix) => under(prefix, OWN_TAG_ACTIONS)),
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
