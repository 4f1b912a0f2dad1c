import { diffArrays } from 'diff';

/** A run of text that both versions have, or only one of them. */
export interface DiffSegment {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts with more changes than this are shown as removed and added whole: the diff takes time in proportion to its square. */
const MAX_CHANGES = 1000;
const words = new Intl.Segmenter('zh-CN', { granularity: 'word' });
const split = (text: string): string[] => [...words.segment(text)].map(({ segment }) => segment);

/**
 * The changes from `before` to `after`, word by word. The segments joined without the added ones are `before`, without the
 * removed ones `after`. Words are those of `Intl.Segmenter`, because Chinese text has no spaces.
 */
export function diffText(before: string, after: string): DiffSegment[] {
  const changes = diffArrays(split(before), split(after), { maxEditLength: MAX_CHANGES });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}
