import { artistWork, avatarArt, characterArt, proofDocument, wordmark } from './index';

const hostile = `<script>"&'</script>\u0007`;
const proof = (seed: number) =>
  proofDocument(seed, {
    ipName: hostile,
    holder: hostile,
    number: hostile,
    title: hostile,
    lines: [hostile],
  });
const drawings: [string, (seed: number) => string][] = [
  ['characterArt plain', (seed) => characterArt(seed, { size: 512 })],
  ['characterArt scene', (seed) => characterArt(seed, { size: 512, mood: 'scene' })],
  ['artistWork', (seed) => artistWork(seed, { width: 400, height: 300 })],
  ['avatarArt', (seed) => avatarArt(seed, { size: 256 })],
  ['proofDocument', proof],
  ['wordmark', (seed) => wordmark(hostile, seed)],
];

describe.each(drawings)('%s', (_, draw) => {
  const seeds = [...Array(40).keys(), 123456789, -3];

  it('gives the same text for the same seed', () => {
    for (const seed of seeds.slice(0, 8)) expect(draw(seed)).toBe(draw(seed));
  });

  it('writes whole documents with sound numbers', () => {
    for (const seed of seeds) {
      const svg = draw(seed);
      expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
    }
  });

  it('uses every id once and refers only to ids it has', () => {
    for (const seed of seeds) {
      const svg = draw(seed),
        ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const m of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(m[1]);
    }
  });
});

it('draws neighbours differently', () => {
  expect(new Set([...Array(60).keys()].map((seed) => characterArt(seed, { size: 64 }))).size).toBe(60);
});

it('escapes texts and marks every certificate as a specimen', () => {
  const svg = proof(5);
  expect(svg).not.toContain('<script>');
  expect(svg).not.toContain('\u0007');
  expect(svg).toContain('样本');
  expect(svg.match(/SPECIMEN/g)?.length).toBeGreaterThanOrEqual(3);
});
