import { ListBase, useListContext } from 'react-admin';
import { useState } from 'react';
import { may } from '../../http/may';
import { useMe } from '../../http/session';
import { StateBadge } from '../../components/StateBadge';
import { ExportButton } from '../../pages/ExportButton';
import { FilterBar } from '../../pages/FilterBar';
import { ListBody } from '../../pages/ListBody';
import { PageHead } from '../../components/PageHead';
import { useT } from '../../i18n/locale';
import { keyOf } from '../../i18n/words';
import { BulkBar } from '../bulk/BulkBar';
import { KeyHelp } from '../keys/KeyHelp';
import { waitingState } from '../../pages/machine-of';
import { QueueTabs } from './QueueTabs';
import type { ReviewModel, ReviewRow } from '../model/review-model';
import { SavedFilters } from './SavedFilters';
import { useRowKeys } from '../keys/use-row-keys';
import type { Filter } from '../../fields/field';

const REMEMBERED = ['state'];
/** Interval at which the queue reloads. */
const REFRESH_MS = 30_000;

/** A review queue: a tab for each state, stored filters, bulk decisions, keyboard shortcuts. */
export function Queue<R extends ReviewRow, D extends R>({ model }: { model: ReviewModel<R, D> }) {
  const t = useT();
  const me = useMe();
  const [help, setHelp] = useState(false);
  useRowKeys(() => setHelp(true));
  return (
    <ListBase
      resource={model.name}
      sort={model.sort}
      perPage={25}
      filterDefaultValues={{ state: waitingState(model.machine) }}
      queryOptions={{ refetchInterval: REFRESH_MS }}
    >
      <PageHead title={t(keyOf('menu', model.name))} lead={t(keyOf('about', model.name))}>
        <button type="button" className="button quiet keys-button" onClick={() => setHelp(true)}>
          <kbd>?</kbd> {t('keys')}
        </button>
        {may(me, model.name, 'export') && <ExportButton resource={model.name} />}
      </PageHead>
      {model.notice}
      <section className="card list-card">
        <QueueTabs model={model} />
        <FilterBar filters={model.filters as Record<string, Filter>} keep={REMEMBERED} />
        <SavedFilters resource={model.name} />
        <BulkBar model={model} />
        <QueueBody model={model} ticks={may(me, model.name, 'decide')} />
      </section>
      {help && <KeyHelp scene="queue" onClose={() => setHelp(false)} />}
    </ListBase>
  );
}

/** The rows; without tabs by state, a column shows it. */
function QueueBody<R extends ReviewRow, D extends R>({
  model,
  ticks,
}: {
  model: ReviewModel<R, D>;
  ticks: boolean;
}) {
  const { filterValues } = useListContext<R>();
  const shown: typeof model = {
    ...model,
    columns: ['state', ...model.columns],
    fields: {
      ...model.fields,
      state: {
        show: (row) => (
          <StateBadge statusLabels={model.statusLabels?.(row) ?? model.machine} state={row.state} />
        ),
      },
    },
  };
  return <ListBody model={filterValues['state'] ? model : shown} ticks={ticks} keep={REMEMBERED} />;
}
