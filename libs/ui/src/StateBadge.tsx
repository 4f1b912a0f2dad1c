import type { StateInfo, Tone } from '@ipw/domain';
import type { SharedKey } from '@ipw/domain/i18n/shared.en';
import type { ReactNode } from 'react';
import './states.css';
import { useText } from './text';

export const Badge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`ui-badge ui-badge-${tone}`}>{children}</span>
);

interface StatusLabels<S extends string> {
  name: string;
  states: Readonly<Record<S, StateInfo>>;
}

/** The badge of a state: label from the catalogue, colour from the machine's table. */
export function StateBadge<S extends string>({ machine, state }: { machine: StatusLabels<S>; state: S }) {
  const { t } = useText();
  return <Badge tone={machine.states[state].tone}>{t(`state.${machine.name}.${state}` as SharedKey)}</Badge>;
}
