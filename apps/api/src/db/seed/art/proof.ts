import { lettering } from './lettering';
import { HOUSE } from './drawing/palette';
import { rng, type Rng } from './drawing/rng';
import { specimenMark } from './specimen-glyphs';
import { box, curve, document, ellipse, fill, grain, group, idOf, n, scallop, stroke, type Point } from './drawing/svg';

const W = 1240,
  H = 1754;

export interface ProofText {
  ipName: string;
  holder: string;
  /** The registration number to print; the caller makes it up. */
  number: string;
  title: string;
  /** Body sentences, one a paragraph; long ones are wrapped. */
  lines: string[];
}

/** A scanned A4 certificate, 1240 by 1754 pixels, marked 样本 SPECIMEN throughout: a demo picture, never a document. */
export function proofDocument(seed: number, text: ProofText): string {
  const r = rng(seed + 211),
    id = idOf('p', seed);
  const hue = r.pick([
    ['#2F6F5E', '#C98A1B'],
    ['#8C3A30', '#B98B3C'],
    ['#34507A', '#B4322A'],
    ['#6A4A7A', '#2F6F5E'],
  ] as const);
  const [line, second] = hue,
    turn = r.range(-0.75, 0.75);
  const paper = r.pick(['#FBF7EC', '#F9F6F0', '#FAF4E6']);
  const sheet = fill(box(46, 46, W - 92, H - 92, 4), paper) + watermark(line) + guilloche(id, line, second, r.int(5, 9));
  const body = heading(text, line) + fields(text, line) + paragraphs(text.lines) + foot(r, line) + seal(r.range(-9, 9));
  const diagonal = group(
    `transform="rotate(-32 ${W / 2} ${H / 2})" opacity=".13"`,
    specimenMark(W / 2 - 500, H / 2 - 76, 160, HOUSE.seal, 9) + lettering(W / 2 - 110, H / 2 + 52, 'SPECIMEN', 112, HOUSE.seal, { bold: true, spacing: 4 }),
  );
  const folds = fill(box(46, H / 2 - 1, W - 92, 2), '#8A7B62', 'opacity=".16"') + fill(box(46, H / 2 + 1, W - 92, 3), '#FFFFFF', 'opacity=".6"');
  const light = `<linearGradient id="${id}l" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".35"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3A2A12" stop-opacity=".13"/></linearGradient>`;
  // Stacked translucent sheets instead of a blur, which would take longer than the rest of the page.
  const shadow = [26, 20, 15, 10, 6, 2].map((q) => fill(box(53 - q, 56 - q, W - 92 + q * 2, H - 92 + q * 2, 4 + q), '#1C140A', 'opacity=".06"')).join('');
  return document(
    { w: W, h: H },
    'Specimen certificate',
    `<defs>${light}</defs>` +
      fill(box(0, 0, W, H), '#CFC9BE') +
      group(`transform="rotate(${n(turn)} ${W / 2} ${H / 2})"`, shadow + sheet + body + diagonal + folds + fill(box(46, 46, W - 92, H - 92, 4), `url(#${id}l)`)) +
      grain(id, seed, W, H, 0.14),
  );
}

/** Interlaced sine waves along the four sides, with rosettes at the corners. */
function guilloche(id: string, line: string, second: string, turns: number): string {
  let out = '';
  const inset = 112,
    long = H - inset * 2,
    wide = W - inset * 2;
  for (let k = 0; k < 8; k++) {
    const wave = (length: number, periods: number): Point[] =>
      Array.from({ length: periods * 6 + 1 }, (_, i) => [(i / (periods * 6)) * length, Math.sin((i / 6) * Math.PI * 2 + (k * Math.PI) / 4) * (12 + (k % 2) * 9)]);
    const color = k % 3 ? line : second,
      flat = curve(wave(wide, 21)),
      tall = curve(wave(long, 31));
    out += `<defs>${stroke(flat, color, 1.3, `id="${id}h${k}" opacity=".75"`)}${stroke(tall, color, 1.3, `id="${id}v${k}" opacity=".75"`)}</defs>`;
    for (const y of [inset, H - inset]) out += `<use href="#${id}h${k}" x="${inset}" y="${y}"/>`;
    for (const x of [inset, W - inset]) out += `<use href="#${id}v${k}" transform="translate(${x} ${inset}) rotate(90)"/>`;
  }
  for (const x of [inset, W - inset]) for (const y of [inset, H - inset]) out += fill(ellipse(x, y, 46), '#FBF7EC') + rosette(x, y, 46, turns, line, second);
  return out + stroke(box(78, 78, W - 156, H - 156, 6), line, 2.5) + stroke(box(150, 150, W - 300, H - 300, 4), line, 1.5) + stroke(box(157, 157, W - 314, H - 314, 2), second, 0.9);
}

function rosette(x: number, y: number, size: number, petals: number, line: string, second: string, opacity = 0.9): string {
  let out = '';
  for (let k = 0; k < 5; k++) {
    const points: Point[] = Array.from({ length: 121 }, (_, i) => {
      const a = (i / 120) * Math.PI * 2,
        q = size * (0.62 + 0.36 * Math.sin(petals * a + k * 1.2566)) * (1 - k * 0.05);
      return [x + Math.cos(a) * q, y + Math.sin(a) * q];
    });
    out += stroke(curve(points), k % 2 ? second : line, Math.max(1, size / 60), `opacity="${opacity}"`);
  }
  return out;
}

const watermark = (line: string): string => rosette(W / 2, H * 0.53, 400, 12, line, line, 0.075) + rosette(W / 2, H * 0.53, 220, 8, line, line, 0.09);

function heading({ title, number }: ProofText, line: string): string {
  const size = Math.min(72, 700 / Math.max(1, width(title)));
  const crest =
    fill(scallop(W / 2, 258, 54, 54, 16), line) +
    fill(ellipse(W / 2, 258, 42), '#FBF7EC') +
    stroke(`M${W / 2 - 28} 276L${W / 2 - 8} 238L${W / 2 + 6} 262L${W / 2 + 13} 250L${W / 2 + 28} 276Z`, line, 5) +
    fill(ellipse(W / 2 + 15, 236, 6), HOUSE.seal);
  return (
    crest +
    lettering(W / 2, 410, title, size, HOUSE.ink, { anchor: 'middle', bold: true, spacing: size * 0.08 }) +
    lettering(W / 2, 462, 'CERTIFICATE OF REGISTRATION · SPECIMEN', 22, line, { anchor: 'middle', spacing: 5 }) +
    stroke(`M330 500H${W / 2 - 28}M${W / 2 + 28} 500H910`, line, 1.6) +
    fill(`M${W / 2} 490l10 10l-10 10l-10 -10Z`, HOUSE.seal) +
    lettering(W - 200, 556, `No. ${number}`, Math.min(25, 640 / Math.max(8, width(number))), HOUSE.seal, { anchor: 'end', bold: true, spacing: 2 })
  );
}

function fields({ ipName, holder, number }: ProofText, line: string): string {
  const rows = [
    ['作品名称', 'Title of work', ipName],
    ['著作权人', 'Holder', holder],
    ['登记号', 'Registration No.', number],
  ] as const;
  return rows
    .map(([zh, en, value], i) => {
      const y = 640 + i * 98,
        size = Math.min(34, 580 / Math.max(1, width(value)));
      const name = lettering(210, y, zh, 27, '#4B4640') + lettering(210, y + 29, en, 17, '#6B635A');
      return name + lettering(440, y + 6, value, size, HOUSE.ink, { bold: true }) + stroke(`M440 ${y + 28}H1030`, line, 1.1, 'stroke-dasharray="2 5"');
    })
    .join('');
}

function paragraphs(lines: readonly string[]): string {
  const rows = lines.flatMap((line) => [...wrap(line, 29), '']).slice(0, 12);
  const step = Math.min(46, 390 / Math.max(8, rows.length));
  let y = 950,
    out = '';
  for (const row of rows) {
    if (row) out += lettering(210, y, row, step * 0.6, '#35312D');
    y += row ? step : step * 0.4;
  }
  return out;
}

function foot(r: Rng, line: string): string {
  let bars = '',
    code = '',
    x = 210;
  while (x < 440) {
    const w = r.int(2, 6);
    bars += box(x, 1440, w, 52);
    x += w + r.int(2, 6);
  }
  for (let i = 0; i < 13; i++) for (let j = 0; j < 13; j++) if (r.chance(0.48)) code += box(560 + i * 8, 1388 + j * 8, 8, 8);
  return (
    fill(bars, HOUSE.ink) +
    fill(code, HOUSE.ink) +
    stroke(box(552, 1380, 120, 120, 4), line, 1.4) +
    lettering(210, 1522, `DEMO ${r.int(100000, 999999)} ${r.int(1000, 9999)}`, 19, '#4B4640', { spacing: 3 }) +
    stroke('M210 1404C236 1350 250 1410 268 1376S300 1392 318 1370S346 1400 420 1364', '#26324F', 3.2) +
    stroke('M210 1416H440', '#8A8175', 1) +
    fill(box(170, 1546, W - 340, 40, 4), line, 'opacity=".09"') +
    lettering(W / 2, 1573, 'SPECIMEN 样本 · 仅供演示，不具法律效力 · For demonstration only, no legal effect', 19, '#5A5148', { anchor: 'middle' })
  );
}

/** A round red seal that names no office: mountains, a ring of ticks, and the specimen mark. */
function seal(turn: number): string {
  const x = 862,
    y = 1384,
    red = HOUSE.seal;
  let ticks = '';
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * Math.PI * 2,
      q = i % 6 ? 124 : 116;
    ticks += `M${n(Math.cos(a) * q)} ${n(Math.sin(a) * q)}L${n(Math.cos(a) * 132)} ${n(Math.sin(a) * 132)}`;
  }
  const wear = [
    [-70, -92, 16],
    [96, 40, 11],
    [-104, 34, 9],
    [30, 112, 12],
    [64, -104, 8],
  ]
    .map(([a = 0, b = 0, q = 0]) => fill(ellipse(a, b, q, q * 0.4), '#FBF7EC', 'opacity=".55"'))
    .join('');
  return group(
    `transform="translate(${x} ${y}) rotate(${n(turn)})" opacity=".86"`,
    stroke(ellipse(0, 0, 146), red, 8) +
      stroke(ellipse(0, 0, 104), red, 2.5) +
      stroke(ticks, red, 2.6) +
      stroke('M-52 -34L-20 -76L0 -48L14 -64L44 -34', red, 6) +
      specimenMark(-66, -18, 62, red, 11) +
      lettering(0, 78, 'SPECIMEN', 24, red, { anchor: 'middle', bold: true, spacing: 3 }) +
      wear,
  );
}

/** Width in ems: wide scripts count one, Latin about half. */
function width(text: string): number {
  return Array.from(text).reduce((sum, c) => sum + (c > '\u2E7F' ? 1 : 0.56), 0);
}

/** Breaks at spaces for Latin text and anywhere for wide scripts, never before closing punctuation. */
function wrap(text: string, limit: number): string[] {
  const rows: string[] = [];
  let row = '';
  for (const piece of text.match(/[\u0021-\u2E7F]+|\s+|[^\s]/gu) ?? []) {
    if (row && width(row + piece) > limit && !/^[,。、;:!?)》」”]/u.test(piece)) {
      rows.push(row.trim());
      row = '';
    }
    row += piece;
  }
  return row.trim() ? [...rows, row.trim()] : rows;
}
