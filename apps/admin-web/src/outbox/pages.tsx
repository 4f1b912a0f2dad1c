import { JOB_STATES } from '@ipw/domain';
import { jobStatusLabels } from '../components/status-labels';
import type { ModelOf } from '../fields/field';
import { choices, day, moment, search, sorted, state, text } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { JobKind } from './JobKind';
import { OutboxFolder } from './OutboxFolder';
import { JOB_KINDS } from './kinds';
import { Retry } from './Retry';

const outbox: ModelOf<'outbox'> = {
  title: (job) => job.recipient ?? '—',
  subtitle: (job) => <JobKind kind={job.kind} />,
  sort: { field: 'created_at', order: 'DESC' },
  columns: ['state', 'attempts', 'last_error', 'run_at', 'created_at', 'retry'],
  filters: {
    recipient: search,
    state: choices(JOB_STATES, 'state.job'),
    kind: choices(JOB_KINDS, 'job_kind'),
    from: day,
    to: day,
  },
  fields: {
    state: state(jobStatusLabels, (job) => job.state),
    attempts: text((job) => job.attempts),
    last_error: text((job) => job.last_error),
    run_at: moment((job) => job.run_at),
    created_at: sorted(moment((job) => job.created_at)),
    retry: { show: (job) => <Retry job={job} /> },
  },
  facts: [],
};

export default pagesOf(outbox, { list: { opens: false, before: <OutboxFolder /> } });
