import { SCAN_LIMITS, ScanLimitService } from './scan-limit.service';

const tries = (limits: ScanLimitService, count: number, misses: boolean): number => {
  let admitted = 0;
  for (let n = 0; n < count; n += 1) {
    try {
      limits.admit('203.0.113.7');
    } catch {
      return admitted;
    }
    admitted += 1;
    if (misses) limits.miss('203.0.113.7');
  }
  return admitted;
};

it('refuses an address that only guesses', () => {
  expect(tries(new ScanLimitService(), 100, true)).toBe(SCAN_LIMITS.misses + 1);
});

it('admits a shop that checks its goods, a box of fakes among them', () => {
  const limits = new ScanLimitService();
  expect(tries(limits, 100, false)).toBe(100);
  expect(tries(limits, 60, true)).toBe(60);
  expect(tries(limits, 500, false)).toBe(SCAN_LIMITS.scans - 160);
});

it('counts each address for itself', () => {
  const limits = new ScanLimitService();
  tries(limits, 100, true);
  expect(() => limits.admit('198.51.100.1')).not.toThrow();
});
