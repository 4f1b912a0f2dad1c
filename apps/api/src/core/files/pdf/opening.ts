import type { PdfObject } from './objects';

/** Maximum bytes of what opens with a document; programs write some fifty. */
const MOST_OPENING = 400;
const GAP = '[\\0\\t\\n\\f\\r ]*';
/** Remarks, escapes in names and nested brackets are none of these, and end the reading: programs do not write them here. */
const TOKEN = new RegExp(
  `${GAP}(<<|>>|\\[|\\]|\\([^()\\\\]*\\)|<[\\da-f]*>|/?[^\\0\\t\\n\\f\\r ()<>[\\]{}/%#]+)`,
  'giy',
);
const NUMBER = /^\d{1,10}$/;
const NUMBERED = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]*$/;

const tokensOf = (written: string): string[] =>
  [...written.slice(0, MOST_OPENING).matchAll(TOKEN)].map(([, token]) => token!);

/** The token after a destination that begins at `at`; undefined when there is none. */
function afterDestination(tokens: readonly string[], at: number): number | undefined {
  const first = tokens[at];
  if (first === undefined || first === '<<' || first === '>>' || first === ']') return undefined;
  if (first !== '[') return NUMBER.test(first) ? (tokens[at + 2] === 'R' ? at + 3 : undefined) : at + 1;
  const end = tokens.indexOf(']', at);
  const inside = tokens.slice(at + 1, Math.max(0, end));
  return end > 0 && inside.every((token) => /^\/?[\w.+-]+$/.test(token)) ? end + 1 : undefined;
}

/** Whether what is written is a view of a page: a destination, or an action that goes to one and does nothing else. */
function isView(tokens: readonly string[]): boolean {
  if (tokens[0] === '[') return afterDestination(tokens, 0) !== undefined;
  if (tokens[0] !== '<<') return false;
  let goes = false;
  for (let at: number | undefined = 1; at !== undefined;) {
    const [key, value] = [tokens[at], tokens[at + 1]];
    if (key === '>>') return goes;
    if (key === '/D') at = afterDestination(tokens, at + 1);
    else if ((key === '/S' && value === '/GoTo') || (key === '/Type' && value === '/Action')) {
      goes ||= key === '/S';
      at += 2;
    } else return false;
  }
  return false;
}

/** What opens with a document, and whether that is no more than a view of a page. Objects of one number must all be one. */
export class Openings {
  private readonly wanted = new Set<string>();
  private readonly views = new Map<string, boolean>();
  private fails = false;
  private unclear = false;

  /** A value after `OpenAction`, as written. */
  add(written: string): void {
    const tokens = tokensOf(written);
    if (NUMBER.test(tokens[0] ?? '') && tokens[2] === 'R') this.wanted.add(String(Number(tokens[0])));
    else if (!isView(tokens)) this.fails = true;
  }

  /** An object of the file. */
  object(bytes: Buffer, { from, opens }: PdfObject): void {
    opens.forEach((written) => this.add(written));
    const [, number] = NUMBERED.exec(bytes.toString('latin1', Math.max(0, from - 32), from - 3)) ?? [];
    if (number) this.target(number, bytes.toString('latin1', from, from + MOST_OPENING));
  }

  /** The objects of an object stream, whose dictionary says where the first begins. */
  packed(dictionary: string, text: string): void {
    for (const { index } of text.matchAll(/\/OpenAction(?![A-Za-z\d])/g))
      this.add(text.slice(index + '/OpenAction'.length));
    const said = /\/First[\0\t\n\f\r ]+(\d{1,9})(?![\d.])/.exec(dictionary);
    // Where it is not said once and plainly, an object in it cannot be told from others.
    if (!said || dictionary.split('/First').length > 2 || /[#%]/.test(dictionary)) this.unclear = true;
    const first = Number(said?.[1] ?? 0);
    const places = text.slice(0, first).match(/\d+/g) ?? [];
    for (let at = 0; at + 1 < places.length; at += 2) {
      const from = first + Number(places[at + 1]);
      this.target(places[at]!, text.slice(from, from + MOST_OPENING));
    }
  }

  /** Whether the document does nothing but show a page. */
  get harmless(): boolean {
    if (this.fails || (this.unclear && this.wanted.size > 0)) return false;
    return [...this.wanted].every((number) => this.views.get(number) === true);
  }

  private target(number: string, written: string): void {
    const key = String(Number(number));
    this.views.set(key, (this.views.get(key) ?? true) && isView(tokensOf(written)));
  }
}
