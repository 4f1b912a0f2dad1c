import sharp from 'sharp';

const drawings = new Map<string, Promise<Buffer>>();

/** A drawing as a picture; the same one is drawn once, which is the slow part of a first start. */
export function drawn(svg: string): Promise<Buffer> {
  const known = drawings.get(svg) ?? sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  drawings.set(svg, known);
  return known;
}
