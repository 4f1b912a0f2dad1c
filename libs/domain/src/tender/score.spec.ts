import { meanScore, SCORE, scoreInput, weightedScore } from './score.schema';

it('weights scores to 0 to 100 with one decimal', () => {
  expect(weightedScore([10, 10, 10], [40, 35, 25])).toBe(100);
  expect(weightedScore([0, 0, 0], [40, 35, 25])).toBe(0);
  expect(weightedScore([7, 8, 3], [40, 35, 25])).toBe(63.5);
  expect(meanScore([63.5, 70, 71])).toBe(68.2);
  expect(meanScore([])).toBeNull();
});

it('takes whole scores of the scale only', () => {
  const parse = (points: unknown) =>
    scoreInput.safeParse({ version: 1, registration_id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', points }).success;
  expect(parse([SCORE.most, 0])).toBe(true);
  for (const wrong of [[], [SCORE.most + 1], [-1], [1.5], ['x']]) expect(parse(wrong)).toBe(false);
});
