import type { Machine } from '@ipw/domain';
import { useListContext } from 'react-admin';
import type { ResourceName } from '../../http/call-api';
import { useFormats } from '../../i18n/format';
import { useT } from '../../i18n/locale';
import { keyOf } from '../../i18n/words';
import { waitingStates } from '../../pages/machine-of';
import { QueueKinds } from './QueueKinds';
import type { ReviewKinds } from '../model/review-model';
import { useCounts } from './use-counts';

/** A tab for each state with its count; an empty state is shown only if it waits for staff or is selected. */
export function QueueTabs({
  model: { name, machine, kinds },
}: {
  model: { name: ResourceName; machine: Machine; kinds?: ReviewKinds };
}) {
  const t = useT();
  const { number } = useFormats();
  const { filterValues, setFilters } = useListContext();
  const counts = useCounts(name);
  const waiting = waitingStates(machine);
  const { state: open, ...rest } = filterValues as Record<string, string | undefined>;
  const rank = (state: string) => (waiting.includes(state) ? 0 : 1);
  const states = Object.keys(machine.states)
    .filter((state) => waiting.includes(state) || state === open || !!counts[state])
    .sort((a, b) => rank(a) - rank(b));
  const tab = (state: string | undefined, label: string, count?: number) => (
    <button
      key={state ?? 'all'}
      type="button"
      aria-pressed={state === open}
      onClick={() => setFilters(state ? { ...rest, state } : rest)}
    >
      {label}
      {count !== undefined && <span className="count">{number(count)}</span>}
    </button>
  );
  return (
    <>
      <div className="tabs" role="group" aria-label={t('queue.tabs')}>
        {states.map((state) => tab(state, t(keyOf('state', machine.name, state)), counts[state]))}
        {tab(undefined, t('queue.all'))}
      </div>
      {kinds && <QueueKinds kinds={kinds} counts={counts} />}
    </>
  );
}
