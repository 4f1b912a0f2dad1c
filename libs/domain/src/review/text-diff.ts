/** A run of text that both versions have, or only one of them. */
export interface DiffSegment {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond so many comparisons the differing middle is shown as a whole: a screen must not wait for it. */
const MOST_CELLS = 1_000_000;
const words = new Intl.Segmenter('zh-CN', { granularity: 'word' });
const split = (text: string): string[] => [...words.segment(text)].map(({ segment }) => segment);

/** What became of a text, word by word: joined without what was added it is the old one, without what was removed the new one. */
export function diffText(before: string, after: string): DiffSegment[] {
  const [a, b] = [split(before), split(after)];
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < most - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail += 1;
  return merged([
    ...a.slice(0, head).map(segment('same')),
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...a.slice(a.length - tail).map(segment('same')),
  ]);
}

const segment =
  (kind: DiffSegment['kind']) =>
  (text: string): DiffSegment => ({ kind, text });

/** The longest common run of words stays; the rest went or came. */
function middle(a: readonly string[], b: readonly string[]): DiffSegment[] {
  if (a.length * b.length > MOST_CELLS) return [...a.map(segment('removed')), ...b.map(segment('added'))];
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j]!;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const segments: DiffSegment[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && a[i] === b[j]) {
      segments.push(segment('same')(a[i]!));
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) {
      segments.push(segment('removed')(a[i]!));
      i += 1;
    } else {
      segments.push(segment('added')(b[j]!));
      j += 1;
    }
  }
  return segments;
}

function merged(segments: readonly DiffSegment[]): DiffSegment[] {
  const all: DiffSegment[] = [];
  for (const { kind, text } of segments) {
    const last = all.at(-1);
    if (last?.kind === kind) last.text += text;
    else all.push({ kind, text });
  }
  return all;
}
