import { type PendingTask, inOrder } from './pending-task';

const task = (id: string, more: Partial<PendingTask>): PendingTask => ({
  id,
  task: 'draft',
  subject: null,
  name: null,
  reason: null,
  link: '/',
  due_at: null,
  since: null,
  ...more,
});

it('puts what ends first before what has no end, then the more pressing, then the oldest', () => {
  const tasks = [
    task('draft of June', { since: '2026-06-01T00:00:00Z' }),
    task('draft of May', { since: '2026-05-01T00:00:00Z' }),
    task('rejected', { task: 'rejected', since: '2026-07-01T00:00:00Z' }),
    task('link', { task: 'link_expiring', due_at: '2026-07-09T00:00:00Z' }),
    task('voucher', { task: 'voucher_missing', due_at: '2026-07-03T00:00:00Z' }),
  ];
  expect(inOrder(tasks).map(({ id }) => id)).toEqual([
    'voucher',
    'link',
    'rejected',
    'draft of May',
    'draft of June',
  ]);
});
