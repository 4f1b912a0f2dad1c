import type { StatusLabels } from './status-labels';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';

/** A state in its word and tone, both out of the table of its machine. */
export function StateBadge({ statusLabels, state }: { statusLabels: StatusLabels; state: string }) {
  const t = useT();
  return (
    <span className={`badge tone-${statusLabels.states[state]?.tone ?? 'neutral'}`}>
      {t(keyOf('state', statusLabels.name, state))}
    </span>
  );
}
