import * as domain from '@ipw/domain';
import {
  agreementMachine,
  AUDIENCES,
  AUDIT_FAULTS,
  broadcastMachine,
  CLAIM_KINDS,
  CLAIM_REASONS,
  claimMachine,
  ALERT_KINDS,
  ALERT_OUTCOMES,
  ARTICLE_TYPES,
  EXPORT_FORMATS,
  FAQ_TOPICS,
  FILING_PAYS,
  FILING_REASONS,
  LABEL_TYPES,
  REPORT_OUTCOMES,
  AGREEMENTS,
  CLOSURE_REASONS,
  ISSUE_REASONS,
  PAYMENT_TYPES,
  closureMachine,
  CONTENT_KINDS,
  DOCUMENT_TYPES,
  followUpMachine,
  HISTORY_ACTIONS,
  HISTORY_FIELDS,
  HISTORY_SUBJECTS,
  ipInfoSchema,
  type Machine,
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
import { ACTORS } from '../audit/actors';
import {
  authStatusLabels,
  bannerStatusLabels,
  consultantStatusLabels,
  ipStatusLabels,
  jobStatusLabels,
  operatorStatusLabels,
  pictureStatusLabels,
  referenceStatusLabels,
  staffStatusLabels,
} from '../components/status-labels';
import { relationKey, RELATIONS } from '../components/relation-key';
import { JOB_KINDS } from '../outbox/kinds';
import { resources } from '../resources';
import { reasonWords } from '../history/reason-words';
import { pastTenseOf } from '../history/use-word-for';
import { wordOfValue } from '../history/use-changed-value';
import { wordingProblems } from '@ipw/domain/testing/wording';
import { words as en } from './words.en';
import { words as zhCN } from './words.zh-CN';
import { words as zhTW } from './words.zh-TW';

const names = resources.map(({ name }) => name);
const catalogues = { 'zh-CN': zhCN, 'zh-TW': zhTW, en };
const under = (prefix: string, names: readonly (string | number)[]) =>
  names.map((name) => `${prefix}.${name}`);

const values = Object.values(domain) as unknown[];
const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'states' in value && 'actions' in value;
/** Field names of reviewed content, which the history shows. */
const fieldsOf = ({ def }: Schema): string[] =>
  def.options ? def.options.flatMap(fieldsOf) : Object.keys(def.shape ?? {});
const contentFields = [
  ...Object.values(CONTENT_KINDS).flatMap(({ fields }) => Object.keys(fields)),
  ...fieldsOf(ipInfoSchema as unknown as Schema),
];
interface Schema {
  def: { shape?: object; options?: Schema[] };
}

/** Keys composed at run time, which the compiler cannot check. */
const lookedUp = [
  ...[
    claimMachine,
    closureMachine,
    reviewMachine,
    verificationMachine,
    agreementMachine,
    broadcastMachine,
    followUpMachine,
    authStatusLabels,
    consultantStatusLabels,
    ipStatusLabels,
    operatorStatusLabels,
    staffStatusLabels,
    jobStatusLabels,
    bannerStatusLabels,
    pictureStatusLabels,
    referenceStatusLabels,
  ].flatMap(({ name, states }) => under(`state.${name}`, Object.keys(states))),
  ...under('action.claim', Object.keys(claimMachine.actions)),
  ...under('action.follow_up', Object.keys(followUpMachine.actions)),
  ...under('field', REVEAL_FIELDS),
  ...under('action.verification', Object.keys(verificationMachine.actions)),
  ...under('action.revision', Object.keys(reviewMachine.actions)),
  ...under('revision_reason', REVIEW_REASONS),
  ...['label_order', 'code_request'].flatMap((machine) => under(reasonWords(machine), ISSUE_REASONS)),
  ...under('subject', CONTENTS),
  ...under('audience', AUDIENCES),
  ...['renewal', 'renewal_text'].flatMap((prefix) => under(prefix, ['consent', 'notice'])),
  ...under('validity', ['live', 'past', 'coming']),
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
  ...under('field', HISTORY_FIELDS),
  ...under('field', contentFields),
  ...under('actor', ACTORS),
  ...under('subject', HISTORY_SUBJECTS),
  ...['menu', 'about', 'lead'].flatMap((prefix) => under(prefix, names)),
  ...[...RELATIONS, null].map(relationKey),
  ...under('relation_help', [...RELATIONS, 'none']),
];

const FLAG = [0, 1];
/** Values a line of the history may contain, by field. */
const codes: Readonly<Record<string, readonly (string | number)[]>> = {
  reason_code: [
    ...CLAIM_REASONS,
    ...REVIEW_REASONS,
    ...VERIFICATION_REASONS,
    ...ISSUE_REASONS,
    ...CLOSURE_REASONS,
    ...FILING_REASONS,
  ],
  kind: [...CLAIM_KINDS, ...ALERT_KINDS, ...JOB_KINDS],
  payment_type: PAYMENT_TYPES,
  method: PAYMENT_TYPES,
  role: ROLES,
  audience: AUDIENCES,
  match_relation: RELATIONS,
  label_type: LABEL_TYPES,
  format: EXPORT_FORMATS,
  outcome: [...ALERT_OUTCOMES, ...REPORT_OUTCOMES],
  document_type: DOCUMENT_TYPES,
  topic: FAQ_TOPICS,
  type: ARTICLE_TYPES,
  agreement: AGREEMENTS,
  resource: names,
  revealed: REVEAL_FIELDS,
  active: FLAG,
  hidden: FLAG,
  listed: FLAG,
  paid: FLAG,
  pay: FILING_PAYS,
  totp_enabled: FLAG,
};

it.each(domain.LANGUAGES)('words of %s keep to the glossary', (language) => {
  expect(wordingProblems(language, catalogues[language])).toEqual([]);
});

describe.each(Object.entries(catalogues))('words in %s', (_, words: Partial<Record<string, string>>) => {
  it('has every word that is looked up by a value', () => {
    expect(lookedUp.filter((key) => !words[key])).toEqual([]);
  });

  it('has a word for every code a line of the history may hold', () => {
    const pairs = Object.entries(codes).flatMap(([field, values]) =>
      values.map((value) => [field, `${value}`]),
    );
    expect(pairs.filter(([field, value]) => !wordOfValue(words, field!, value!))).toEqual([]);
  });

  it('has a word for every action of the history, of every record it may be of', () => {
    const worded = (action: string, machine?: string) =>
      words[`action.${machine}.${action}`] ?? words[`action.${action}`];
    expect(HISTORY_ACTIONS.filter((action) => !worded(action))).toEqual([]);
    expect(
      values
        .filter(isMachine)
        .flatMap(({ name, actions }) => Object.keys(actions).map((action) => [name, action]))
        .filter(([name, action]) => !worded(action!, name)),
    ).toEqual([]);
  });

  it('has a word for every state of every record', () => {
    const states = values
      .filter(isMachine)
      .flatMap(({ name, states }) => under(`state.${name}`, Object.keys(states)));
    expect(states.filter((key) => !words[key])).toEqual([]);
  });

  it('knows the fields of all content', () => {
    expect(contentFields).toEqual(
      expect.arrayContaining(['ip_name', 'series_name', 'case_name', 'feed_content']),
    );
  });

  it('fills the same places as English', () => {
    const places = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    expect(
      Object.entries(en).filter(([key, text]) => places(words[key]).join() !== places(text).join()),
    ).toEqual([]);
  });
});

it('tells every line of the English history in the past', () => {
  const lines = values
    .filter(isMachine)
    .flatMap(({ name, actions }) => Object.keys(actions).map((action) => pastTenseOf(en, action, name)));
  const all = [...HISTORY_ACTIONS.map((action) => pastTenseOf(en, action)), ...lines];
  const past =
    /\b(\w+ed|begun|done|given|hidden|kept|left|paid|put|re-?set|sent|set|shown|taken|upheld|withdrawn)\b/i;
  expect(all.filter((line) => !past.test(line))).toEqual([]);
});
