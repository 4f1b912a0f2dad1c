import { type Action, type Machine, statesAwaiting, targetsOf } from '@ipw/domain';
import type { Asks } from './ask';

/** States in which a record waits for staff. */
export const waitingStates = (machine: Machine): string[] => statesAwaiting(machine, 'staff');

/** The first state in which a record waits for staff: the default filter of a queue. */
export const waitingState = (machine: Machine): string => waitingStates(machine)[0] ?? machine.initial;

/** How an action is displayed, derived from its target state: a good one, one with a written reason, or another. */
export type ActionStyle = 'accept' | 'refuse' | 'quiet';

export function actionStyle(machine: Machine, name: string): ActionStyle {
  const action: Action<string> | undefined = machine.actions[name];
  if (!action) return 'quiet';
  if (action.note) return 'refuse';
  return targetsOf(action).some((state) => machine.states[state]?.tone === 'good') ? 'accept' : 'quiet';
}

/** The style in a queue: an action that asks a question without inputs is one of its decisions, whatever its target. */
export const actionStyleIn = (
  { machine, asks }: { machine: Machine; asks?: Asks | undefined },
  name: string,
): ActionStyle => (asks?.[name]?.length === 0 ? 'accept' : actionStyle(machine, name));

/** The key that triggers an action of a style. */
export const KEY_OF = { accept: 'a', refuse: 'r', quiet: null } as const satisfies Record<
  ActionStyle,
  string | null
>;

/** The action a key triggers on rows: the first one of the style that any of them offers and that needs no inputs. */
export const keyedAction = (
  machine: Machine,
  asks: Asks | undefined,
  rows: readonly { actions: string[] }[],
  style: ActionStyle,
): string | undefined =>
  rows
    .flatMap(({ actions }) => actions)
    .find((action) => !asks?.[action]?.length && actionStyleIn({ machine, asks }, action) === style);
