import type { Faces } from '../fields/kinds';
import { useT } from '../i18n/locale';
import { keyOf } from '../i18n/words';

/** A state in its word and tone, both out of the table of its machine. */
export function StateBadge({ faces, state }: { faces: Faces; state: string }) {
  const t = useT();
  return (
    <span className={`badge tone-${faces.states[state]?.tone ?? 'neutral'}`}>
      {t(keyOf('state', faces.name, state))}
    </span>
  );
}
