import { processStatusLabels } from '../components/status-labels';
import type { ModelOf } from '../fields/field';
import { moment, state, text, word } from '../fields/kinds';
import { pagesOf } from '../pages/pages-of';
import { SystemOverview } from './SystemOverview';

const processes: ModelOf<'processes'> = {
  title: (process) => process.host,
  sort: { field: 'id', order: 'DESC' },
  columns: ['state', 'process_role', 'pid', 'build', 'node', 'started_at', 'seen_at'],
  filters: {},
  fields: {
    state: state(processStatusLabels, (process) => process.state),
    process_role: word('process_role', (process) => process.role),
    pid: text((process) => process.pid),
    build: text((process) => process.build),
    node: text((process) => process.node),
    started_at: moment((process) => process.started_at),
    seen_at: moment((process) => process.seen_at),
  },
  facts: [],
};

export default pagesOf(processes, { list: { opens: false, before: <SystemOverview /> } });
