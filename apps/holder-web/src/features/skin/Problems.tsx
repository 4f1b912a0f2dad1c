import { AlertIcon } from '@ipw/ui';
import { type Key, useT } from '../../i18n/catalogue';
import type { Problem } from './studio/judge';

const OWN: readonly Problem['rule'][] = [
  ...(['sent', 'no_slot', 'taken', 'nested', 'path', 'many'] as const),
  ...(['broken', 'encrypted', 'large', 'overlap'] as const),
];

/** Files that did not fit, each with its reason. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <ul className="skin-problems" role="alert">
      {problems.map(({ name, rule, args }) => (
        <li key={`${name} ${rule}`}>
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
