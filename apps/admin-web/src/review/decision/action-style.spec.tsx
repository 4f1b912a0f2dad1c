import * as domain from '@ipw/domain';
import {
  actionsFor,
  claimMachine,
  filingMachine,
  labelOrderMachine,
  type Machine,
  needsScope,
  sheetMachine,
} from '@ipw/domain';
import type { Asks } from '../../pages/ask';
import { actionStyle, actionStyleIn, KEY_OF, keyedAction, keysOf } from './ReviewActions';

describe('the style of an action', () => {
  it.each([
    ['approve', 'accept'],
    ['reject', 'refuse'],
    ['assign', 'quiet'],
    ['release', 'quiet'],
    ['unheard_of', 'quiet'],
  ])('offers %s in the style %s', (action, style) => {
    expect(actionStyle(claimMachine, action)).toBe(style);
  });
});

it('shows a note as no decision, though it has words', () => {
  expect(actionStyle(sheetMachine, 'note')).toBe('quiet');
  expect(actionStyle(sheetMachine, 'consult_return')).toBe('refuse');
});

describe('what a key does with rows', () => {
  const rows = [{ actions: ['assign'] }, { actions: ['approve', 'reject', 'assign'] }];

  it('takes the action of its style which any of them offers', () => {
    expect(keyedAction(claimMachine, undefined, rows, 'accept')).toBe('approve');
    expect(keyedAction(claimMachine, undefined, rows, 'refuse')).toBe('reject');
  });

  it('does nothing where none is offered, or where words are asked for', () => {
    expect(keyedAction(claimMachine, undefined, rows.slice(0, 1), 'accept')).toBeUndefined();
    expect(keyedAction(claimMachine, { approve: ['reason'] }, rows, 'accept')).toBeUndefined();
  });

  it('confirms a payment, which asks a question without fields, like any decision', () => {
    const asks: Asks = { confirm_payment: [], complete: ['reason'] };
    const orders = { machine: labelOrderMachine, asks };
    const unpaid = [{ actions: ['assign', 'confirm_payment', 'reject'] }];
    expect(actionStyleIn(orders, 'confirm_payment')).toBe('accept');
    expect(actionStyleIn(orders, 'assign')).toBe('quiet');
    expect(keyedAction(labelOrderMachine, asks, unpaid, 'accept')).toBe('confirm_payment');
    expect(keyedAction(labelOrderMachine, asks, [{ actions: ['complete'] }], 'accept')).toBeUndefined();
  });
});

describe('the keys of a page', () => {
  const machines = (Object.values(domain) as unknown[]).filter(
    (one): one is Machine =>
      typeof one === 'object' && one !== null && 'states' in one && 'actions' in one && 'initial' in one,
  );
  const offers = machines.flatMap((machine) =>
    Object.keys(machine.states).map((state) => ({
      machine,
      actions: actionsFor(machine, state, needsScope),
    })),
  );

  it('have an action each wherever staff can accept or refuse, and none has two', () => {
    const several = offers.filter(
      ({ machine, actions }) => actions.filter((one) => actionStyle(machine, one) === 'refuse').length > 1,
    );
    expect(several.map(({ machine }) => machine.name)).toContain('filing');
    for (const { machine, actions } of offers)
      for (const style of ['accept', 'refuse'] as const) {
        const first = actions.find((one) => actionStyle(machine, one) === style);
        expect(keysOf({ machine }, actions)[KEY_OF[style]]).toBe(first);
      }
  });

  it('ask for a correction of a filing before they reject it', () => {
    const asks: Asks = { certify: ['registered_on'] };
    const actions = ['ask_correction', 'certify', 'reject'];
    expect(keysOf({ machine: filingMachine, asks }, actions)).toEqual({ r: 'ask_correction' });
  });
});
