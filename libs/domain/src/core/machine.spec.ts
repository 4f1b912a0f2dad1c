import * as domain from '../index';
import { sharedEn } from '../i18n/shared.en';
import { opportunityEn } from '../i18n/opportunity.en';
import { filingEn } from '../i18n/filing.en';
import { cooperationEn } from '../i18n/cooperation.en';
import { skinEn } from '../i18n/skin.en';
import { tenderEn } from '../i18n/tender.en';
import { campaignEn } from '../i18n/campaign.en';
import { staffEn } from '../i18n/staff.en';
import { actionsFor, type Machine, targetOf, targetsOf } from './machine';
import { SCOPES } from './scope';

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' &&
  value !== null &&
  'initial' in value &&
  'states' in value &&
  'actions' in value;
const machines = (Object.values(domain) as unknown[]).filter(isMachine);

it('knows the machines', () => {
  expect(machines.map(({ name }) => name)).toContain('claim');
  expect(new Set(machines.map(({ name }) => name)).size).toBe(machines.length);
});

describe.each(machines.map((machine) => [machine.name, machine] as const))(
  'the machine %s',
  (_name, machine) => {
    const states = Object.keys(machine.states);
    const actions = Object.entries(machine.actions);

    it('begins in a state it has', () => {
      expect(states).toContain(machine.initial);
    });

    it('leads from known states to known states', () => {
      for (const [name, action] of actions) {
        expect({ name, from: action.from }).not.toEqual({ name, from: [] });
        for (const state of [...action.from, ...targetsOf(action)]) expect(states).toContain(state);
      }
    });

    it('reaches every state', () => {
      const reached = new Set([machine.initial]);
      for (let before = 0; before < reached.size;) {
        before = reached.size;
        for (const [, action] of actions)
          if (action.from.some((state) => reached.has(state)))
            for (const target of targetsOf(action)) reached.add(target);
      }
      expect([...reached].sort()).toEqual([...states].sort());
    });

    it('awaits somebody exactly while something can still happen', () => {
      for (const [state, face] of Object.entries(machine.states)) {
        const movable = actions.some(([, action]) => action.from.includes(state));
        if (face.awaits) expect({ state, movable }).toEqual({ state, movable: true });
      }
    });

    it('is moved by its owner, its buyer, its brand, its entrant, the product itself or a scope that exists', () => {
      for (const [, { by }] of actions)
        expect(['owner', 'buyer', 'brand', 'entrant', 'system', ...SCOPES]).toContain(by);
    });

    it('has a word for every state and action', () => {
      // Only staff see what no member moves; a page of members that names it does not compile without its words.
      const isMembers = actions.some(([, { by }]) => by === 'owner');
      const words = isMembers
        ? { ...sharedEn, ...opportunityEn, ...tenderEn, ...filingEn, ...cooperationEn, ...skinEn }
        : { ...sharedEn, ...staffEn, ...tenderEn, ...campaignEn, ...cooperationEn };
      for (const state of states) expect(words).toHaveProperty([`state.${machine.name}.${state}`]);
      for (const [action] of actions) expect(words).toHaveProperty([`action.${machine.name}.${action}`]);
    });
  },
);

describe('a move', () => {
  const { approve } = domain.claimMachine.actions;

  it('leads where the kind of the record says', () => {
    expect(targetOf(approve, { kind: 'offline' })).toBe('offline_claimed');
    expect(targetOf(approve, { kind: 'normal' })).toBe('claimed');
    expect(() => targetOf(approve, { kind: 'other' })).toThrow('kind=other');
  });

  it('is offered to whoever may make it, in the states it starts from', () => {
    const owner = (by: string) => by === 'owner';
    expect(actionsFor(domain.claimMachine, 'new', owner)).toEqual(['submit']);
    expect(actionsFor(domain.claimMachine, 'submitted', owner)).toEqual(['withdraw']);
    expect(actionsFor(domain.claimMachine, 'claimed', () => true)).toEqual([]);
    expect(actionsFor(domain.claimMachine, 'submitted', () => false)).toEqual([]);
  });
});
