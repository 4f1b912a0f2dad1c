/** A secret in every encoding it could be stored in, and a search for all of them in one pass. */

const spaced = (value: string, separator: string): string[] =>
  /^\d{11}$/.test(value)
    ? [[value.slice(0, 3), value.slice(3, 7), value.slice(7)].join(separator)]
    : [[...value].join(separator)];

/** The base64 characters of the value that do not depend on the bytes around it, for each alignment. */
const inBase64 = (bytes: Buffer): string[] =>
  [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const end = (bytes.length + shift) % 3 === 0 ? undefined : -1;
    return text.slice(shift === 0 ? 0 : shift + 1, end);
  });

const escaped = (value: string): string =>
  [...value].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

/** UTF-8, UTF-16, base64, hex, escapes and separators between the characters. */
export function formsOf(value: string): Buffer[] {
  const bytes = Buffer.from(value);
  const wide = Buffer.from(value, 'utf16le');
  const texts = [
    value,
    value.toLowerCase(),
    ...inBase64(bytes),
    ...inBase64(bytes).map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    encodeURIComponent(value),
    escaped(value),
    JSON.stringify(value).slice(1, -1),
    ...[' ', '-', '.'].flatMap((separator) => spaced(value, separator)),
  ];
  const unique = new Map(
    [...texts.map((text) => Buffer.from(text)), wide, Buffer.from(wide).swap16()].map((form) => [
      form.toString('latin1'),
      form,
    ]),
  );
  return [...unique.values()];
}

/** Finds named values in bytes: looks up three bytes at every position and compares the rest on a hit. */
export class Search {
  private readonly begins = new Uint8Array(1 << 24);
  private readonly forms = new Map<number, { name: string; form: Buffer }[]>();

  constructor(values: Readonly<Record<string, string>>) {
    for (const [name, value] of Object.entries(values))
      for (const form of formsOf(value)) {
        if (form.length < 6) throw new Error(`${name} is too short to be looked for`);
        const start = (form[0]! << 16) | (form[1]! << 8) | form[2]!;
        this.begins[start] = 1;
        this.forms.set(start, [...(this.forms.get(start) ?? []), { name, form }]);
      }
  }

  /** Names of the values found. */
  in(bytes: Buffer): string[] {
    const found = new Set<string>();
    for (let at = 0; at + 2 < bytes.length; at += 1) {
      const start = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!;
      if (this.begins[start] === 0) continue;
      for (const { name, form } of this.forms.get(start)!)
        if (bytes.compare(form, 0, form.length, at, Math.min(at + form.length, bytes.length)) === 0)
          found.add(name);
    }
    return [...found];
  }
}
