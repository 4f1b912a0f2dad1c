import sharp from 'sharp';

const drawings = new Map<string, Promise<Buffer>>();

/** Renders a drawing; each is rendered once, because this is the slow part of a first start. */
export function drawn(svg: string): Promise<Buffer> {
  const known = drawings.get(svg) ?? sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  drawings.set(svg, known);
  return known;
}
