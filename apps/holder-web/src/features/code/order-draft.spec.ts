import { clearDrafts, dropDraft, setDraftOwner } from '@ipw/ui/drafts';
import { keepOrder, orderDraft, readOrder } from './order-draft';

const storage = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  value: new Proxy(
    {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => void storage.set(name, value),
      removeItem: (name: string) => void storage.delete(name),
    },
    {
      ownKeys: () => [...storage.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  ),
});

const begun = { quantity: '1000', recipient: '顾小满' };

beforeEach(() => {
  clearDrafts();
  setDraftOwner('member');
});

it('keeps an order of an IP over a reload', () => {
  expect(keepOrder('one', begun)).toBe(true);
  expect(readOrder('one')).toEqual(begun);
  expect([...storage.values()].join()).toContain('顾小满');
});

it('shows nothing of it to another IP, whose own order leaves it alone', () => {
  keepOrder('one', begun);
  expect(readOrder('two')).toEqual({});
  keepOrder('two', { quantity: '2000' });
  dropDraft(orderDraft('two'));
  expect(readOrder('one')).toEqual(begun);
});

it.each([
  ['is sent', () => dropDraft(orderDraft('one'))],
  ['belongs to somebody who signed out', clearDrafts],
])('ends when it %s', (_, end) => {
  keepOrder('one', begun);
  end();
  expect(readOrder('one')).toEqual({});
  expect([...storage.keys()]).toEqual([]);
});
