import { HOSTILE } from '../../../../testing/hostile-pdfs';
import { activeContent } from './active-content';

/** CPU time of this process in ms, so that other load on the machine does not count. */
function computing(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** 64 MB, the unpacking limit, in the worst pattern, read once; what compares all parts with each other takes a hundred times as long. */
const block = Buffer.alloc(64 << 20, 'obj<<');
const readOnce = () => block.reduce((sum, byte) => (sum * 31 + byte) | 0, 0);
const MOST_TIMES = 10;

describe('activeContent', () => {
  let once: number;
  beforeAll(() => {
    readOnce();
    once = computing(readOnce);
  });

  it.each(Object.entries(HOSTILE))('comes to an end in time with %s', (_, make) => {
    const bytes = make();
    const spent = computing(() => activeContent(bytes));
    expect(spent).toBeLessThan(MOST_TIMES * once);
  });

  it('takes as many times longer as a file is longer', () => {
    const refused = [100, 200, 400].map((kb) => activeContent(Buffer.from('obj<<'.repeat(kb * 205))));
    expect(refused).toEqual(['pdf_broken', 'pdf_broken', 'pdf_broken']);
  });
});
