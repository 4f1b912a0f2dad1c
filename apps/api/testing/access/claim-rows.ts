/** Calls of claims and objections. */
import type { Row } from './row';

// A claim continues an own draft, or begins with an IP, which anybody may name.
const ofClaim: Row = { oneOf: ['ip_id', 'claim_id'], anybodys: ['ip_id'] };

export const CLAIM_CALLS: Record<string, Row> = {
  'claim/answer': {},
  'claim/answerSave': { input: { answer: '我于 2018 年登记了这件作品。' }, past: ['STATE'] },
  'claim/choice': {},
  'claim/choiceSave': { input: { values: '{}' } },
  'claim/delete': { fresh: true },
  'claim/detail': {},
  'claim/disputeDetail': {},
  'claim/disputeList': {},
  'claim/disputeSubmit': {
    anybodys: ['ip_id'],
    past: ['VALIDATION'],
    input: ({ other }) => ({ statement: '这是我登记的作品，请核查。', proof_images: [other.id] }),
  },
  'claim/list': {},
  'claim/save': { ...ofClaim, input: { kind: 'offline' } },
  'claim/submit': {
    ...ofClaim,
    input: ({ other }) => ({
      kind: 'offline',
      contract_number: 'C-1',
      contract_images: [other.id],
      agree: 1,
    }),
  },
  'claim/withdraw': {},
  'complaint/answer': { input: { version: 99, answer: '该作品由我们独立创作。' } },
  'complaint/list': {},
};
