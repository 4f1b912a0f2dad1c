import { keepDraft, readDraft } from '@ipw/ui/drafts';
import { CLAIM_CHOICE, dropKeptAlive, newIpDraft } from './kept-alive';

beforeEach(() => void keepDraft(CLAIM_CHOICE, { keyword: 'Moon' }));

it('forgets the choice of a claim that was submitted', () => {
  dropKeptAlive();
  expect(readDraft(CLAIM_CHOICE)).toBeUndefined();
});

it('leaves the description of another IP that was begun', () => {
  keepDraft(newIpDraft(CLAIM_CHOICE), { intro: 'A bear on the moon.' });
  dropKeptAlive();
  expect(readDraft(CLAIM_CHOICE)).toEqual({ keyword: 'Moon' });
  expect(readDraft(newIpDraft(CLAIM_CHOICE))).toEqual({ intro: 'A bear on the moon.' });
});
