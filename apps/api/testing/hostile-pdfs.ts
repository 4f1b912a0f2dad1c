/** Documents that are slow to read, each small enough to upload. */
import { deflateSync } from 'node:zlib';
import { objectStream, pdf, type PdfPart } from './pdfs';

const repeated = (unit: string, bytes: number) => unit.repeat(Math.ceil(bytes / unit.length));
const KB = 1024;

const flat = (stream: Buffer | string, more = ''): PdfPart => ({
  dictionary: `/Filter /FlateDecode ${more}`,
  stream: deflateSync(stream),
});

/** Forms that each draw the next one twice; the page draws the first. */
function doubledForms(levels: number): Buffer {
  const forms = Array.from({ length: levels }, (_, at): PdfPart => ({
    dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /N ${String(at + 7)} 0 R >> >>`,
    stream: at + 1 < levels ? '/N Do /N Do' : '0 0 9 9 re f',
  }));
  const page = '/Resources << /XObject << /N 6 0 R >> >> /Contents 99 0 R';
  return Buffer.concat([
    pdf({ page, more: forms }),
    Buffer.from('99 0 obj\n<< /Length 5 >>\nstream\n/N Do\nendstream\nendobj\n'),
  ]);
}

/** By construction. */
export const HOSTILE: Readonly<Record<string, () => Buffer>> = {
  'beginnings without ends': () => Buffer.from(`%PDF-1.7\n${repeated('obj<<', 300 * KB)}`),
  'beginnings in texts': () => Buffer.from(`%PDF-1.7\n${repeated('1 0 obj(', 300 * KB)}`),
  'beginnings in remarks': () => Buffer.from(`%PDF-1.7\n${repeated('1 0 obj%', 300 * KB)}`),
  'beginnings in numbers': () => Buffer.from(`%PDF-1.7\n${repeated('1 0 obj<4', 300 * KB)}`),
  'trailers without ends': () => Buffer.from(`%PDF-1.7\n${repeated('trailer<<', 300 * KB)}`),
  'dictionaries in dictionaries': () => pdf({ entry: `/A ${'<<'.repeat(200 * KB)}` }),
  'lists in lists': () => pdf({ entry: `/A ${'['.repeat(400 * KB)}` }),
  'endless names': () => pdf({ entry: repeated('/Filter', 4096 * KB) }),
  'names written in numbers': () => pdf({ entry: `/${'#41'.repeat(2048 * KB)} 1` }),
  'a table of ten million rows': () =>
    Buffer.concat([
      pdf(),
      Buffer.from('xref\n0 9999999\ntrailer\n<< /Root 1 0 R /Size 9999999 >>\nstartxref\n'),
    ]),
  'many object streams': () => pdf({ more: Array.from({ length: 4000 }, () => objectStream('<< >>')) }),
  'an object stream of 60 MB': () => pdf({ more: [objectStream(repeated('<< /A (b) /F%x ', 60 * KB * KB))] }),
  'a bomb in an object stream': () => pdf({ more: [objectStream(' '.repeat(80 * KB * KB))] }),
  'a bomb in a page': () => {
    const more = [flat(Buffer.alloc(60 * KB * KB, 'q Q '))];
    return pdf({ page: '/Contents 6 0 R', more });
  },
  'forms that draw forms': () => doubledForms(40),
  'a form that draws itself': () => doubledForms(1),
  'pages that are their own parents': () => {
    const more = [{ dictionary: '<< /Type /Pages /Kids [6 0 R 6 0 R] /Count 99999999 /Parent 6 0 R >>' }];
    return pdf({ entry: '/Pages 6 0 R', more });
  },
  'a page of 10^9 by 10^9': () => pdf({ page: '/MediaBox [0 0 1000000000 1000000000]' }),
  'a picture of 10^10 pixels': () => {
    const size = '/Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceRGB';
    const more = [flat(Buffer.alloc(KB), `/Type /XObject /Subtype /Image ${size}`)];
    return pdf({ page: '/Resources << /XObject << /I 6 0 R >> >>', text: ') Tj ET /I Do BT (', more });
  },
};
