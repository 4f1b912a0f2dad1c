import { SCAN_LIMITS, ScanLimitService } from './scan-limit.service';

const alone = () => new ScanLimitService({ isSet: false } as never);

const tries = async (limits: ScanLimitService, count: number, misses: boolean): Promise<number> => {
  let admitted = 0;
  for (let n = 0; n < count; n += 1) {
    try {
      await limits.admit('203.0.113.7');
    } catch {
      return admitted;
    }
    admitted += 1;
    if (misses) limits.miss('203.0.113.7');
  }
  return admitted;
};

it('refuses an address that only guesses', async () => {
  expect(await tries(alone(), 100, true)).toBe(SCAN_LIMITS.misses + 1);
});

it('admits a shop that checks its goods, a box of fakes among them', async () => {
  const limits = alone();
  expect(await tries(limits, 100, false)).toBe(100);
  expect(await tries(limits, 60, true)).toBe(60);
  expect(await tries(limits, 500, false)).toBe(SCAN_LIMITS.scans - 160);
});

it('counts each address for itself', async () => {
  const limits = alone();
  await tries(limits, 100, true);
  await expect(limits.admit('198.51.100.1')).resolves.toBeUndefined();
});
