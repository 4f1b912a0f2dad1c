import type { LegalSection } from './legal';

export interface ChangedLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** The change of one clause; `lines` are its paragraphs, old and new. */
export interface ClauseChange {
  kind: 'same' | 'added' | 'removed' | 'changed';
  heading: string;
  lines: ChangedLine[];
}

/** Numbers of headings in the three languages: `七、`, `第七條`, `7. `. Ignoring them, a clause that moves up keeps its name. */
const NUMBERING =
  /^\s*(第\s*[一二三四五六七八九十百\d]+\s*[条條章節节款]|[一二三四五六七八九十百]+\s*[、.．]|\d+\s*[.．、)）])\s*/;
const nameOf = ({ heading }: LegalSection) => heading.replace(NUMBERING, '').trim();

/** Changes from one version of a text to the next, clause by clause, in the order of the new version. */
export function diffClauses(before: readonly LegalSection[], after: readonly LegalSection[]): ClauseChange[] {
  const pairs = pairUp(before, after);
  const gone = new Map(before.map((section, at) => [at, section]));
  for (const at of pairs.values()) gone.delete(at);
  const changes: ClauseChange[] = [];
  // A removed clause is listed before the first later clause that was kept.
  const flush = (upTo: number) => {
    for (const [at, { heading, paragraphs }] of gone) {
      if (at >= upTo) continue;
      gone.delete(at);
      changes.push({
        kind: 'removed',
        heading,
        lines: paragraphs.map((text) => ({ kind: 'removed', text })),
      });
    }
  };
  after.forEach((section, at) => {
    const from = pairs.get(at);
    if (from !== undefined) flush(from);
    changes.push(clause(from === undefined ? undefined : before[from], section));
  });
  flush(before.length);
  return changes;
}

/** Matches clauses of the new text with the old: by name first, then by an unchanged body under a new name. */
function pairUp(before: readonly LegalSection[], after: readonly LegalSection[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  const pair = (same: (a: LegalSection, b: LegalSection) => boolean) => {
    after.forEach((section, at) => {
      if (pairs.has(at)) return;
      const from = before.findIndex((other, index) => !taken.has(index) && same(section, other));
      if (from < 0) return;
      taken.add(from);
      pairs.set(at, from);
    });
  };
  pair((a, b) => nameOf(a) === nameOf(b));
  pair((a, b) => a.paragraphs.join('\n') === b.paragraphs.join('\n'));
  return pairs;
}

function clause(before: LegalSection | undefined, after: LegalSection): ClauseChange {
  const { heading } = after;
  if (!before)
    return { kind: 'added', heading, lines: after.paragraphs.map((text) => ({ kind: 'added', text })) };
  const lines = diffLines(before.paragraphs, after.paragraphs);
  const renamed = nameOf(before) !== nameOf(after);
  const same = !renamed && lines.every(({ kind }) => kind === 'same');
  return { kind: same ? 'same' : 'changed', heading, lines };
}

/** Line diff of paragraphs by the longest common subsequence. */
function diffLines(before: readonly string[], after: readonly string[]): ChangedLine[] {
  const common = before.map(() => after.map(() => 0));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i]![j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: ChangedLine[] = [];
  for (let i = 0, j = 0; i < before.length || j < after.length;) {
    if (i < before.length && before[i] === after[j]) {
      lines.push({ kind: 'same', text: before[i]! });
      i += 1;
      j += 1;
    } else if (i < before.length && (j >= after.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'removed', text: before[i]! });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: after[j]! });
      j += 1;
    }
  }
  return lines;
}
