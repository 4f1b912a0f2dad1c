/** Frequencies of a side of a print. */
const FINE = 16;
/** Pixels of a side of the picture that is drawn from a print, and of one of its tiles. */
const SIDE = 32;
const TILE = 8;
/** Tiles that differ most and are left out: text or a logo may cover them. */
const COVERED = 5;

/** Least likeness of the whole pictures, and without the covered tiles, of a copy. `npm run bench:likeness` measures both. */
const LEAST = { whole: 0.74, uncovered: 0.89 } as const;

const WAVES = Array.from({ length: FINE }, (_, k) =>
  Float64Array.from(
    { length: SIDE },
    (__, x) => Math.cos((Math.PI * (x + 0.5) * k) / SIDE) * (k ? 1 : Math.SQRT1_2),
  ),
);

/** The picture whose frequencies a print holds. */
function drawn(print: Float64Array): Float64Array {
  const columns = new Float64Array(SIDE * FINE);
  for (let j = 0; j < FINE; j += 1)
    for (let y = 0; y < SIDE; y += 1)
      for (let k = 0; k < FINE; k += 1) columns[y * FINE + k]! += print[j * FINE + k]! * WAVES[j]![y]!;
  const picture = new Float64Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y += 1)
    for (let k = 0; k < FINE; k += 1)
      for (let x = 0; x < SIDE; x += 1) picture[y * SIDE + x]! += columns[y * FINE + k]! * WAVES[k]![x]!;
  return picture;
}

interface Tile {
  product: number;
  left: number;
  right: number;
}

function tilesOf(a: Float64Array, b: Float64Array): Tile[] {
  const across = SIDE / TILE;
  const tiles = Array.from({ length: across * across }, (): Tile => ({ product: 0, left: 0, right: 0 }));
  for (let y = 0; y < SIDE; y += 1)
    for (let x = 0; x < SIDE; x += 1) {
      const tile = tiles[Math.floor(y / TILE) * across + Math.floor(x / TILE)]!;
      const [one, other] = [a[y * SIDE + x]!, b[y * SIDE + x]!];
      tile.product += one * other;
      tile.left += one * one;
      tile.right += other * other;
    }
  return tiles;
}

const correlation = (tiles: readonly Tile[]): number => {
  const sum = (of: (tile: Tile) => number) => tiles.reduce((all, tile) => all + of(tile), 0);
  return (
    sum(({ product }) => product) / (Math.sqrt(sum(({ left }) => left) * sum(({ right }) => right)) || 1)
  );
};

/** How alike two prints are, from 0 to 1; undefined when they are of different pictures. */
export function likenessOf(a: Float64Array, b: Float64Array): number | undefined {
  const whole = a.reduce((sum, value, at) => sum + value * b[at]!, 0);
  if (whole < LEAST.whole) return undefined;
  const difference = ({ left, right, product }: Tile) => left + right - 2 * product;
  const tiles = tilesOf(drawn(a), drawn(b)).sort((one, other) => difference(other) - difference(one));
  const uncovered = correlation(tiles.slice(COVERED));
  return uncovered < LEAST.uncovered ? undefined : Math.min(1, uncovered);
}
