import { randomBytes } from 'node:crypto';
import encodeQR from 'qr';
import { CodeCipher, type SerialRange } from '../engine/code-cipher';
import { codeFile } from './code-file';
import { type CodeFileSpec, countOf } from './codes';
import { QrSymbols } from './qr-symbols';
import { chunksFrom, lengthOf } from './sections';

const cipher = new CodeCipher({ 1: randomBytes(32).toString('base64') });
const spec = (more: Partial<CodeFileSpec> = {}): CodeFileSpec => ({
  format: 'csv',
  number: 7,
  key_version: 1,
  spans: [[0, 2999]],
  origin: 'https://ip.example.com',
  ...more,
});
const whole = (wanted: CodeFileSpec) => Buffer.concat([...chunksFrom(codeFile(wanted, cipher), 0, 10_000)]);
const codeAt = (serial: number) => {
  const text = Buffer.alloc(26);
  cipher.issue(1, 7, serial, 1, text);
  return text.toString('latin1');
};

describe('a file of codes', () => {
  it('holds a line for each serial that is left, and no other', () => {
    const spans: SerialRange[] = [
      [0, 4],
      [1500, 1501],
      [2999, 2999],
    ];
    const lines = whole(spec({ spans })).toString().trimEnd().split('\r\n');
    const serials = [0, 1, 2, 3, 4, 1500, 1501, 2999];
    expect(countOf(spans)).toBe(8);
    expect(lines).toEqual([
      'serial,code,url',
      ...serials.map((serial) => {
        const code = codeAt(serial);
        return `${String(serial).padStart(8, '0')},${code},HTTPS://IP.EXAMPLE.COM/S/${code}`;
      }),
    ]);
  });

  it.each(['csv', 'pdf'] as const)('of %s has the length it said, from any byte on', (format) => {
    const wanted = spec({ format, spans: [[3, 1999]] });
    const all = whole(wanted);
    expect(all.length).toBe(lengthOf(codeFile(wanted, cipher)));
    for (const from of [1, 15, 16, 17, 9_999, 123_456, all.length - 1]) {
      const rest = Buffer.concat([...chunksFrom(codeFile(wanted, cipher), from, 4096)]);
      expect(rest.equals(all.subarray(from))).toBe(true);
    }
    expect([...chunksFrom(codeFile(wanted, cipher), all.length, 4096)]).toEqual([]);
  });

  it.each([1, 126, 127, 33_000])('of %i labels has a table of contents that is true', (count) => {
    const bytes = whole(spec({ format: 'pdf', spans: [[0, count - 1]] }));
    const text = bytes.toString('latin1');
    const begin = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1]);
    const [head, ...entries] = text.slice(begin).split('\n');
    expect(head).toBe('xref');
    const total = Number(/^0 (\d+)$/.exec(entries[0]!)![1]);
    for (let number = 1; number < total; number += 1) {
      const at = Number(entries[number + 1]!.slice(0, 10));
      if (!text.startsWith(`${String(number).padEnd(7)} 0 obj\n`, at))
        throw new Error(`object ${String(number)}`);
    }
    const lengths = [...text.matchAll(/\/Length (\d+)>>stream\n/g)];
    for (const { 0: words, 1: length, index } of lengths)
      expect(text.startsWith('\nendstream', index + words.length + Number(length))).toBe(true);
  });
});

describe('the symbols of a file', () => {
  it.each([
    'HTTPS://IP.EXAMPLE.COM/S/',
    'HTTP://127.0.0.1:3000/S/',
    'HTTPS://A.CN/S/',
    `HTTPS://${'A'.repeat(40)}.CN/S/`,
  ])('are those an encoder makes of %s and a code', (prefix) => {
    const symbols = new QrSymbols(prefix);
    const out = new Uint32Array(symbols.size * symbols.words);
    const version = (symbols.size - 17) / 4;
    const levels = new Set<string>();
    for (const serial of [0, 1, 2, 77, 4_000_000]) {
      const code = codeAt(serial);
      symbols.draw(Buffer.from(`--${code}`), 2, out);
      const drawn = Array.from({ length: symbols.size }, (_, y) =>
        Array.from(
          { length: symbols.size },
          (__, x) => ((out[y * symbols.words + (x >> 5)]! >>> (31 - (x & 31))) & 1) === 1,
        ),
      );
      const made = (['high', 'quartile', 'medium'] as const).find((ecc) => {
        try {
          const raw = encodeQR(prefix + code, 'raw', { ecc, version, mask: 4, border: 1 });
          return JSON.stringify(raw.slice(1, -1).map((row) => row.slice(1, -1))) === JSON.stringify(drawn);
        } catch {
          return false;
        }
      });
      expect(made).toBeDefined();
      levels.add(made!);
    }
    expect(levels.size).toBe(1);
  });

  it('are refused where they would be too small to read', () => {
    expect(() => new QrSymbols(`HTTPS://${'A'.repeat(120)}.CN/S/`)).toThrow(/too long/);
  });
});
