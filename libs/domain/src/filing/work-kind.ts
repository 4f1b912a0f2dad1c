import type { GENRE_IDS, ORIGIN_IDS } from '../kind/reference-ids';
import type { WorkKind } from './filing.schema';

/** The kind of most works of an IP, by how it came into being; a game, a book or a film says nothing of a picture. */
const BY_ORIGIN: Partial<Record<(typeof ORIGIN_IDS)[number], WorkKind>> = {
  1: 'character',
  2: 'comic',
  6: 'art',
  7: 'art',
  8: 'character',
};

/** The kind of an artist's works, by genre. */
const BY_GENRE: Record<(typeof GENRE_IDS)[number], WorkKind> = {
  ...{ 1: 'art', 2: 'art', 3: 'art', 4: 'art', 5: 'other', 6: 'photograph', 7: 'art', 8: 'art' },
  ...{ 9: 'other', 10: 'other' },
};

/** What the information of an IP says of its works. */
export interface WorkHints {
  ip_origin?: unknown;
  art_genres_id?: unknown;
}

/**
 * The kind of work a filing begins with, by the information of its IP: of an artist the kind all their genres have. Undefined
 * where the information says nothing or several things, so that the member chooses.
 */
export function suggestedWorkKind({ ip_origin, art_genres_id }: WorkHints): WorkKind | undefined {
  const genres = Array.isArray(art_genres_id) ? art_genres_id : [];
  const kinds = new Set(
    genres.length > 0
      ? genres.map((genre) => BY_GENRE[genre as keyof typeof BY_GENRE] as WorkKind | undefined)
      : [BY_ORIGIN[ip_origin as keyof typeof BY_ORIGIN]],
  );
  return kinds.size === 1 ? [...kinds][0] : undefined;
}
