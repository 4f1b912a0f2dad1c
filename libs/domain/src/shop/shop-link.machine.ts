import { defineMachine } from '../core/machine';

/** The private link of a shop; deals that come through it carry no platform share. An ended link opens nothing. */
export const shopLinkMachine = defineMachine({
  name: 'shop_link',
  initial: 'off',
  states: { off: { tone: 'neutral' }, on: { tone: 'good' } },
  actions: {
    issue: { from: ['off'], to: 'on', by: 'owner' },
    renew: { from: ['on'], to: 'on', by: 'owner' },
    revoke: { from: ['on'], to: 'off', by: 'owner' },
  },
});
export type ShopLinkState = keyof typeof shopLinkMachine.states;
export type ShopLinkAction = keyof typeof shopLinkMachine.actions;

/** The state in which a link opens the shop. */
export const LINK_IS_ON = 'on' satisfies ShopLinkState;

/** Lifetimes of a private link in days; 0 has no end. Labels: `shop_link_days.<days>`. */
export const SHOP_LINK_DAYS = [30, 90, 365, 0] as const;
