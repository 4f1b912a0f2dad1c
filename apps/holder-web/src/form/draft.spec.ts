import type { FieldError } from '@ipw/domain';
import { clearDrafts, setDraftOwner } from '@ipw/ui/drafts';
import { FORM_KINDS, type FormKind, type Values } from '../testing/form-kinds';
import { createDraft, type Draft } from './draft';
import { isSame } from './same';
import { errorsIn } from './validate';

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

const NO_ANSWER = new Error('no answer');

/** The server side of one form: accepts what the call's schema accepts, and counts versions. */
class Server {
  values: Values;
  version = 1;
  begun: string[] = [];
  network: 'up' | 'down' | 'answers lost' = 'up';
  private readonly firsts = new Map<string, string>();

  constructor(private readonly kind: FormKind) {
    this.values = kind.start;
    if (!kind.isNew) this.begun.push('known');
  }

  take(values: Values, key: string | undefined, known: boolean): void {
    if (this.network === 'down') throw NO_ANSWER;
    const { endpoint, of, toPayload } = this.kind;
    const errors = errorsIn(endpoint.input, { ...of, ...toPayload(values as never) });
    if (errors.length > 0) throw Object.assign(new Error('refused'), { errors });
    const repeated = key !== undefined && this.firsts.has(key);
    if (!known && !repeated) this.begun.push(key ?? 'without a key');
    if (key !== undefined) this.firsts.set(key, 'taken');
    if (!repeated) {
      this.values = values;
      this.version += 1;
    }
    if (this.network === 'answers lost') throw NO_ANSWER;
  }
}

/** A visit of the page: the form starts with the server's values, unless the address names no record yet. */
function visit(kind: FormKind, server: Server, addressed = !kind.isNew) {
  const refused: string[] = [];
  const seen: (number | undefined)[] = [];
  let known = addressed;
  const draft: Draft<Values> = createDraft<Values>(addressed ? server.values : kind.start, {
    draftKey: (id) => `${kind.name} ${id ?? 'new'}`,
    id: addressed ? 'known' : undefined,
    version: addressed ? server.version : undefined,
    draftErrors: kind.draftErrors as (values: Values) => FieldError[],
    save: (values, { idempotency_key, version }) => {
      // A version other than the server's current one is a conflict.
      seen.push(version === undefined || version === server.version ? undefined : version);
      server.take(values, idempotency_key, known);
      known = true;
      return Promise.resolve({ id: 'known', version: server.version });
    },
    refusedBy: (error) => (error as { errors?: FieldError[] }).errors ?? [],
    isTemporary: (error) => error === NO_ANSWER,
    onRefused: (found) => refused.push(...found.map(({ field }) => field)),
  });
  draft.open();
  return { draft, refused, seen, isKnown: () => known };
}

/** Simulates a reload: nothing of the page runs any more, and memory is empty. */
function reload(kind: FormKind, server: Server, page: { isKnown: () => boolean }) {
  jest.clearAllTimers();
  const stored = new Map(storage);
  clearDrafts();
  for (const [name, value] of stored) storage.set(name, value);
  return visit(kind, server, page.isKnown());
}

const shownIn = ({ draft }: { draft: Draft<Values> }) => draft.state.get();
const holds = (values: Values, part: Values) =>
  Object.entries(part).every(([name, value]) => isSame(values[name], value));

beforeEach(() => {
  jest.useFakeTimers();
  storage.clear();
  clearDrafts();
  setDraftOwner('member');
});
afterEach(() => jest.useRealTimers());

describe.each(FORM_KINDS)('a form kind: $name', (kind) => {
  const bad = kind.bad ?? {};

  it('saves what is valid, keeps the rest as typed over a reload, and saves it once it is corrected', async () => {
    const server = new Server(kind);
    const page = visit(kind, server);
    page.draft.change({ ...kind.good, ...bad });
    await page.draft.flush();
    expect(holds(server.values, kind.good)).toBe(true);
    expect(shownIn(page).saving).toBe(kind.bad ? 'partly' : 'saved');
    expect(page.refused).toEqual(Object.keys(bad));

    const after = reload(kind, server, page);
    expect(holds(shownIn(after).values, { ...kind.good, ...bad })).toBe(true);
    await after.draft.flush();
    expect(shownIn(after).saving).toBe(kind.bad ? 'partly' : 'idle');
    after.draft.change(kind.start);
    after.draft.change(kind.good);
    await after.draft.flush();
    expect(shownIn(after).saving).toBe('saved');
    expect(storage.size).toBe(0);
    expect(server.begun).toHaveLength(1);
  });

  it('keeps everything without a network, over a reload, and tries again by itself', async () => {
    const server = new Server(kind);
    server.network = 'down';
    const page = visit(kind, server);
    page.draft.change({ ...kind.good, ...bad });
    await page.draft.flush();
    expect(shownIn(page).saving).toBe('failed');
    expect(page.draft.losesOnReload()).toBe(false);

    const after = reload(kind, server, page);
    expect(holds(shownIn(after).values, { ...kind.good, ...bad })).toBe(true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(shownIn(after).saving).toBe('failed');
    server.network = 'up';
    await jest.advanceTimersByTimeAsync(10_000);
    expect(shownIn(after).saving).toBe(kind.bad ? 'partly' : 'saved');
    expect(holds(server.values, kind.good)).toBe(true);
  });

  it('reloaded while a save is on its way, begins nothing twice and contradicts nobody', async () => {
    const server = new Server(kind);
    server.network = 'answers lost';
    const page = visit(kind, server);
    page.draft.change(kind.good);
    await page.draft.flush();
    page.draft.change(bad);
    server.network = 'up';
    const after = reload(kind, server, page);
    expect(holds(shownIn(after).values, { ...kind.good, ...bad })).toBe(true);
    await after.draft.flush();
    expect(server.begun).toHaveLength(1);
    expect(holds(server.values, kind.good)).toBe(true);
    expect(after.seen.filter(Boolean)).toEqual([]);
  });

  it('marks only what is wrong, where nothing else was typed', async () => {
    const server = new Server(kind);
    const page = visit(kind, server);
    page.draft.change(bad);
    await page.draft.flush();
    expect(page.refused).toEqual(Object.keys(bad));
    expect(server.version).toBe(1);
  });

  it('after a submission leaves nothing behind', async () => {
    const server = new Server(kind);
    const page = visit(kind, server);
    page.draft.change({ ...kind.good, ...bad });
    page.draft.markSaved();
    expect(storage.size).toBe(0);
    await page.draft.flush();
    expect(server.version).toBe(1);
  });
});

describe('what another device saved meanwhile', () => {
  const kind = FORM_KINDS.find(({ name }) => name === 'contact')!;
  const typedOffline = async (mine: Values, theirs: Values) => {
    const server = new Server(kind);
    server.network = 'down';
    const page = visit(kind, server);
    page.draft.change(mine);
    await page.draft.flush();
    server.network = 'up';
    server.take({ ...server.values, ...theirs }, undefined, true);
    const after = reload(kind, server, page);
    await after.draft.flush();
    return { server, after };
  };

  it('stays, where it is about other fields', async () => {
    const { server, after } = await typedOffline({ link_name: 'Lin' }, { link_phone_number: '0571 8888888' });
    expect(after.seen).toEqual([undefined]);
    expect(server.values).toMatchObject({ link_name: 'Lin', link_phone_number: '0571 8888888' });
  });

  it('is contradicted by the version that was seen, where it is about the same field', async () => {
    const { after } = await typedOffline({ link_name: 'Lin' }, { link_name: 'Wang' });
    expect(after.seen).toEqual([1]);
  });
});

describe('whose drafts a browser keeps', () => {
  const kind = FORM_KINDS.find(({ name }) => name === 'feed')!;
  const typed = () => {
    const server = new Server(kind);
    server.network = 'down';
    visit(kind, server).draft.change({ feed_content: 'Mine' });
    jest.clearAllTimers();
  };

  it('goes with signing out, and when somebody else signs in', () => {
    typed();
    expect(storage.size).toBe(1);
    clearDrafts();
    expect(storage.size).toBe(0);
    typed();
    setDraftOwner('somebody else');
    expect(storage.size).toBe(0);
  });

  it('goes after thirty days', () => {
    typed();
    jest.setSystemTime(Date.now() + 31 * 86_400_000);
    setDraftOwner('member');
    expect(storage.size).toBe(0);
  });

  it('does not survive a reload without a member', () => {
    setDraftOwner(null);
    typed();
    expect(storage.size).toBe(0);
  });
});
