export interface TextChange {
  before: string;
  removed: string;
  added: string;
  after: string;
}

/** What two texts share at both ends, and what lies between, in code points. */
export function textChange(from: string, to: string): TextChange {
  const [a, b] = [[...from], [...to]];
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return {
    before: a.slice(0, head).join(''),
    removed: a.slice(head, a.length - tail).join(''),
    added: b.slice(head, b.length - tail).join(''),
    after: a.slice(a.length - tail).join(''),
  };
}

export interface Place {
  /** Position from 1 in what is live and in what is proposed; null where it is not. */
  from: number | null;
  to: number | null;
}

const at = (ids: readonly string[], id: string): number | null =>
  ids.includes(id) ? ids.indexOf(id) + 1 : null;

/** Where each of a list was and is. */
export const places = (live: readonly string[], proposed: readonly string[]): Map<string, Place> =>
  new Map([...live, ...proposed].map((id) => [id, { from: at(live, id), to: at(proposed, id) }]));
