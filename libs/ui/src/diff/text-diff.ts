import { diffArrays } from 'diff';

/** A part of the text that is in both versions or in one. */
export interface DiffSegment {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * Texts with more changes are shown as removed and added completely: the time of the diff grows with the square of the
 * changes.
 */
const MAX_CHANGES = 1000;
const words = new Intl.Segmenter('zh-CN', { granularity: 'word' });
/** A day, with or without a time: compared as one value, because half of one means nothing. */
const MOMENT = /(\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2})?)/;
const split = (text: string): string[] =>
  text
    .split(MOMENT)
    .flatMap((part) => (MOMENT.test(part) ? [part] : [...words.segment(part)].map(({ segment }) => segment)));

/**
 * The changes from `before` to `after`, word by word. The segments without the added ones make `before`, without the removed
 * ones `after`. Words come from `Intl.Segmenter`, because Chinese text has no spaces.
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
