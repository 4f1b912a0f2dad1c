// Pictures drawn from a number: scenes of shapes, mascots before a ground, patterns. And the twelve ways in which copies differ.
import sharp from 'sharp';

const WIDTH = 800;

function random(seed) {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What a drawing needs of chance. */
function dice(seed) {
  const next = random(seed);
  const between = (from, to) => from + (to - from) * next();
  const whole = (from, to) => Math.floor(between(from, to + 1));
  const hue = between(0, 360);
  const colour = (saturation = between(30, 90), light = between(20, 85)) => {
    const own = (hue + between(-60, 60) + (next() < 0.3 ? 180 : 0) + 360) % 360;
    return `hsl(${own.toFixed(0)},${saturation.toFixed(0)}%,${light.toFixed(0)}%)`;
  };
  return { next, between, whole, colour };
}

function shape({ between, whole, colour }, x, y, size, fill = colour()) {
  const kind = whole(0, 3);
  const turn = `transform="rotate(${whole(0, 180)} ${x} ${y})"`;
  if (kind === 0)
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * between(0.4, 1)}" fill="${fill}" ${turn}/>`;
  if (kind === 1)
    return `<rect x="${x - size}" y="${y - size * 0.6}" width="${2 * size}" height="${size * between(0.5, 1.6)}" rx="${size * between(0, 0.4)}" fill="${fill}" ${turn}/>`;
  const corners = whole(3, 9);
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const far = size * between(0.5, 1);
    return `${(x + far * Math.cos(angle)).toFixed(0)},${(y + far * Math.sin(angle)).toFixed(0)}`;
  });
  return `<polygon points="${points.join(' ')}" fill="${fill}"/>`;
}

function mascot(chance, height) {
  const { next, between, whole, colour } = chance;
  const [x, y] = [WIDTH * between(0.35, 0.65), height * between(0.4, 0.62)];
  const [size, skin, dark] = [between(110, 260), colour(), colour(20, between(5, 25))];
  const out = [];
  for (let left = whole(0, 6); left > 0; left -= 1)
    out.push(shape(chance, between(0, WIDTH), between(0, height), between(20, 120)));
  const ears = whole(0, 3);
  for (const side of [-1, 1]) {
    if (ears === 0)
      out.push(
        `<ellipse cx="${x + side * size * 0.55}" cy="${y - size * between(0.9, 1.1)}" rx="${size * 0.2}" ry="${size * between(0.3, 0.75)}" fill="${skin}"/>`,
      );
    if (ears === 1)
      out.push(
        `<circle cx="${x + side * size * 0.7}" cy="${y - size * 0.7}" r="${size * between(0.25, 0.4)}" fill="${skin}"/>`,
      );
    if (ears === 2)
      out.push(
        `<polygon points="${x + side * size * 0.9},${y - size * between(1, 1.4)} ${x + side * size * 0.25},${y - size * 0.8} ${x + side * size * 0.95},${y - size * 0.2}" fill="${skin}"/>`,
      );
  }
  out.push(
    `<ellipse cx="${x}" cy="${y + size * 1.25}" rx="${size * between(0.5, 0.9)}" ry="${size * between(0.5, 0.9)}" fill="${next() < 0.5 ? skin : colour()}"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${size * between(0.85, 1.15)}" ry="${size * between(0.8, 1.05)}" fill="${skin}"/>`,
  );
  for (const side of [-1, 1])
    out.push(
      `<ellipse cx="${x + side * size * between(0.35, 0.42)}" cy="${y - size * between(0, 0.2)}" rx="${size * between(0.07, 0.2)}" ry="${size * between(0.1, 0.24)}" fill="${dark}"/>`,
    );
  out.push(
    `<path d="M${x - size * 0.3} ${y + size * 0.35} q${size * 0.3} ${size * between(-0.1, 0.4)} ${size * 0.6} 0" stroke="${dark}" stroke-width="${between(6, 18)}" fill="none"/>`,
  );
  for (let left = whole(1, 6); left > 0; left -= 1)
    out.push(shape(chance, x + between(-1.2, 1.2) * size, y + between(-1, 1.4) * size, between(15, 70)));
  return out;
}

function scene(chance, height) {
  const { between, whole } = chance;
  return Array.from({ length: whole(6, 22) }, () =>
    shape(chance, between(0, WIDTH), between(0, height), between(30, 200)),
  );
}

function pattern(chance, height) {
  const { between, whole, colour } = chance;
  const [step, turn] = [between(40, 140), whole(0, 90)];
  const stripes = [];
  for (let x = -WIDTH; x < 2 * WIDTH; x += step)
    stripes.push(
      `<rect x="${x}" y="-800" width="${step * between(0.2, 0.7)}" height="2600" fill="${colour()}" transform="rotate(${turn} 400 300)"/>`,
    );
  const more = Array.from({ length: whole(2, 8) }, () =>
    shape(chance, between(0, WIDTH), between(0, height), between(60, 220)),
  );
  return [...stripes, ...more];
}

/** A picture as SVG, with its size; `shown` is the width in pixels it is drawn at. */
export function drawing(seed, shown = WIDTH) {
  const chance = dice(seed);
  const { next, whole, colour } = chance;
  const height = [600, 600, 800, 1000][whole(0, 3)];
  const across = whole(0, 1);
  const ground =
    next() < 0.5
      ? `<rect width="${WIDTH}" height="${height}" fill="${colour()}"/>`
      : `<defs><linearGradient id="g" x2="${across}" y2="${1 - across}"><stop stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/></linearGradient></defs><rect width="${WIDTH}" height="${height}" fill="url(#g)"/>`;
  const kind = next();
  const parts = (kind < 0.45 ? scene : kind < 0.85 ? mascot : pattern)(chance, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${Math.round((height * shown) / WIDTH)}" viewBox="0 0 ${WIDTH} ${height}">${ground}${parts.join('')}</svg>`;
  return { svg: Buffer.from(svg), width: WIDTH, height };
}

/** Has the library read drawings again, which the product (a bundle that exports `sharpLibrary`) never decodes. */
export const allowDrawings = ({ sharpLibrary }) =>
  sharpLibrary().unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/** Width of the thumbnail that prints are taken from. */
const SMALL = 300;
/** The picture as the product sees every picture: 300 pixels wide, webp. */
export const small = (picture, options) =>
  sharp(picture, options).resize({ width: SMALL }).webp({ quality: 80 }).toBuffer();

/** A picture drawn at that width and not compressed: a quarter of the time, for pictures of which no copy is looked for. */
export const quick = (seed) =>
  sharp(drawing(seed, SMALL).svg).flatten().png({ compressionLevel: 0 }).toBuffer();

const over = (width, height, inside) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`);

/** How copies differ from a picture (a sharp pipeline, its width and height). */
export const CHANGES = {
  'half the size': (picture) => picture.resize({ width: WIDTH / 2 }),
  'JPEG of quality 50': (picture) => picture.jpeg({ quality: 50 }),
  'cut by 10 % around': (picture, width, height) =>
    picture.extract({
      left: Math.round(width * 0.05),
      top: Math.round(height * 0.05),
      width: Math.floor(width * 0.9),
      height: Math.floor(height * 0.9),
    }),
  'cut by 10 % on one side': (picture, width, height) =>
    picture.extract({ left: Math.round(width * 0.1), top: 0, width: Math.floor(width * 0.9), height }),
  'a border': (picture) =>
    picture.extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#1c1b1f' }),
  'other colours': (picture) => picture.modulate({ hue: 70, saturation: 1.4 }),
  brighter: (picture) => picture.modulate({ brightness: 1.3 }),
  grey: (picture) => picture.greyscale(),
  blurred: (picture) => picture.blur(5),
  'text over it': (picture, width, height) =>
    picture.composite([
      {
        input: over(
          width,
          height,
          `<text x="50%" y="55%" text-anchor="middle" font-size="${width * 0.11}" font-family="sans-serif" font-weight="bold" fill="#fff" stroke="#000" stroke-width="3">SAMPLE TEXT</text>`,
        ),
      },
    ]),
  'a logo in a corner': (picture, width, height) =>
    picture.composite([
      {
        input: over(width / 4, width / 4, '<circle cx="50%" cy="50%" r="48%" fill="#b4322a"/>'),
        left: Math.round(width * 0.72),
        top: Math.round(height - width * 0.28),
      },
    ]),
  mirrored: (picture) => picture.flop(),
};
