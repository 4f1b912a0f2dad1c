import { reviewBadges } from './review.machine';

describe('statusBadges', () => {
  it.each([
    ['a new draft', { state: 'draft', isLive: false, differs: true }, ['draft']],
    ['new, with staff', { state: 'pending', isLive: false }, ['pending']],
    ['new, rejected', { state: 'rejected', isLive: false, differs: true }, ['rejected']],
    ['approved, not edited', { state: 'approved', isLive: true, differs: false }, ['approved']],
    [
      'approved, edited on this page',
      { state: 'approved', isLive: true, differs: true },
      ['approved', 'edited'],
    ],
    ['approved, its draft in a list', { state: 'draft', isLive: true }, ['approved', 'edited']],
    ['approved, its draft typed back', { state: 'draft', isLive: true, differs: false }, ['approved']],
    ['approved, a change with staff', { state: 'pending', isLive: true }, ['approved', 'pending']],
    [
      'approved, a change rejected',
      { state: 'rejected', isLive: true, differs: true },
      ['approved', 'rejected'],
    ],
  ] as const)('%s', (_name, facts, badges) => {
    expect(reviewBadges(facts)).toEqual(badges);
  });
});
