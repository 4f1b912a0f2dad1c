import { AlertIcon } from '@ipw/ui';
import { useState } from 'react';
import { type Key, useT } from '../../i18n/catalogue';
import type { Problem } from './studio/match-files';

const OWN: readonly Problem['rule'][] = [
  ...(['sent', 'unread', 'no_slot', 'taken', 'nested', 'path', 'many'] as const),
  ...(['broken', 'encrypted', 'large', 'overlap'] as const),
];
/** Lines shown at once: hundreds would keep the page from answering while they are drawn. */
const FIRST = 50;
/** Lines that screen readers are told unasked; of more, the studio's status says how many there are. */
const TOLD = 5;

/** Files that did not fit, each with its reason; the first ones, and the others when they are asked for. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (problems.length === 0) return null;
  const rest = problems.slice(FIRST);
  return (
    <div className="skin-problems" tabIndex={-1} role={problems.length > TOLD ? undefined : 'alert'}>
      <Lines problems={problems.slice(0, FIRST)} />
      {rest.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t('skin.studio.more', { count: rest.length })}</summary>
          {open && <Lines problems={rest} />}
        </details>
      )}
    </div>
  );
}

function Lines({ problems }: { problems: readonly Problem[] }) {
  const t = useT();
  return (
    <ul>
      {problems.map(({ name, rule, args }, at) => (
        <li key={`${String(at)} ${name}`}>
          <AlertIcon size={16} />
          <span>
            {name && <b>{name}</b>}{' '}
            {t((OWN.includes(rule) ? `skin.studio.${rule}` : `rule.${rule}`) as Key, args)}
          </span>
        </li>
      ))}
    </ul>
  );
}
