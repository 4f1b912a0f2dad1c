/** Width of an object number, padded with blanks, so that all references are equally long. */
const NUMBER = 7;

export const reference = (number: number): string => `${String(number).padEnd(NUMBER)} 0 R`;
/** An object whose length does not depend on its number. */
export const object = (number: number, body: string): string =>
  `${String(number).padEnd(NUMBER)} 0 obj\n${body}\nendobj\n`;
export const stream = (number: number, entries: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${String(number).padEnd(NUMBER)} 0 obj\n<<${entries}/Length ${String(content.length)}>>stream\n`,
    ),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);

/** A constant part of the file, and the offsets of its objects. */
export interface Part {
  bytes: Buffer;
  begins: number[];
}

export function part(objects: readonly (string | Buffer)[], before = Buffer.alloc(0)): Part {
  const begins: number[] = [];
  let at = before.length;
  const buffers = objects.map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one));
  for (const { length } of buffers) {
    begins.push(at);
    at += length;
  }
  return { bytes: Buffer.concat([before, ...buffers]), begins };
}
