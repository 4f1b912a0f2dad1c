import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown): unknown => (isNode(node) ? node.name : undefined);

/** What no browser reads of `call<Answer>()({…})`: a summary documents the API, and the server decides who may call. */
const UNREAD: readonly unknown[] = ['summary', 'access'];

/** Begin and end of these properties, with the comma behind them. */
function unreadIn(node: Node, code: string): [number, number][] {
  const callee = node.type === 'CallExpression' && isNode(node.callee) ? node.callee : undefined;
  if (callee?.type !== 'CallExpression' || nameOf(callee.callee) !== 'call')
    return childrenOf(node).flatMap((child) => unreadIn(child, code));
  const [endpoint] = node.arguments as Node[];
  return ((endpoint?.properties ?? []) as Node[])
    .filter(({ key }) => UNREAD.includes(nameOf(key)))
    .map(({ start, end }) => [start, end + /^\s*,?/.exec(code.slice(end))![0].length]);
}

/** Leaves what no browser reads out of the declared calls. */
export const leanCalls = (): Plugin => ({
  name: 'lean-calls',
  apply: 'build',
  transform: {
    order: 'post',
    filter: { id: /\/libs\/domain\/src\/.*\.ts$/, code: 'call(' },
    handler(source) {
      const cuts = unreadIn(this.parse(source) as unknown as Node, source);
      const code = cuts.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), source);
      return { code, map: null };
    },
  },
});

/** Leaves the HTTP statuses of errors, which only the server gives, out of their table. */
export const leanErrors = (): Plugin => ({
  name: 'lean-errors',
  apply: 'build',
  transform: {
    filter: { id: /\/libs\/domain\/src\/core\/error-code\.ts$/ },
    handler(source) {
      const code = source.replace(/,\s*http: \d+,\s*console: \d+/g, '');
      if (code === source) this.error('the table of errors has changed');
      return { code, map: null };
    },
  },
});

/** What links do for pages that a server renders: they load their data ahead. */
const PREFETCH: readonly [RegExp, string][] = [
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^()]*\);/, ''],
  [/\.\.\.prefetchHandlers,/, ''],
  [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
  [/return shouldPrefetch && .* : link;/, 'return link;'],
];

/**
 * The router gives its components names and wraps them when it is loaded, so that the bundler keeps also those the app never
 * uses. Without the names, and with the wrapping marked as free of side effects, they go, and so does what prefetches.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler(source) {
      const links = source.includes('function usePrefetchBehavior(');
      if (links && !PREFETCH.every(([found]) => found.test(source)))
        this.error('links of the router have changed');
      const plain = links
        ? PREFETCH.reduce((code, [found, without]) => code.replace(found, without), source)
        : source;
      const code = plain
        .replace(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code, map: null };
    },
  },
});
