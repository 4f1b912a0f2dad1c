/** Documents for specs: harmless ones, and ones with active content. */
import { deflateSync } from 'node:zlib';

/** An object of a document: its dictionary, and the content of its stream. */
export interface PdfPart {
  dictionary: string;
  stream?: Buffer | string;
}

export interface PdfWish {
  /** Added to the catalogue. */
  entry?: string;
  /** Added to the page. */
  page?: string;
  /** Text of the page. */
  text?: string;
  /** More objects, numbered from 6. */
  more?: readonly PdfPart[];
  /** Added to the trailer. */
  trailer?: string;
}

const written = ({ dictionary, stream }: PdfPart): Buffer =>
  stream === undefined
    ? Buffer.from(dictionary)
    : Buffer.concat([
        Buffer.from(`<< ${dictionary} /Length ${String(Buffer.byteLength(stream))} >>\nstream\n`),
        Buffer.from(stream),
        Buffer.from('\nendstream'),
      ]);

/** A document of one page. */
export function pdf({ entry = '', page = '', text = '', more = [], trailer = '' }: PdfWish = {}): Buffer {
  const lines = text
    .split('\n')
    .map((line, at) => `BT /F1 20 Tf 72 ${String(720 - 40 * at)} Td (${line}) Tj ET`);
  const parts: PdfPart[] = [
    { dictionary: `<< /Type /Catalog /Pages 2 0 R ${entry} >>` },
    { dictionary: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    {
      dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    },
    { dictionary: '', stream: lines.join('\n') },
    { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>' },
    ...more,
  ];
  const pieces = [Buffer.from('%PDF-1.7\n')];
  let length = pieces[0]!.length;
  const places = parts.map((part, at) => {
    const place = length;
    const piece = Buffer.concat([
      Buffer.from(`${String(at + 1)} 0 obj\n`),
      written(part),
      Buffer.from('\nendobj\n'),
    ]);
    pieces.push(piece);
    length += piece.length;
    return place;
  });
  const size = String(parts.length + 1);
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.concat([
    ...pieces,
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Root 1 0 R /Size ${size} ${trailer} >>\nstartxref\n${String(length)}\n%%EOF\n`,
    ),
  ]);
}

/** An object stream with one object, number 90. */
export const objectStream = (object: string, dictionary = '/Type /ObjStm'): PdfPart => {
  const head = '90 0 ';
  return {
    dictionary: `${dictionary} /N 1 /First ${String(head.length)} /Filter /FlateDecode`,
    stream: deflateSync(head + object),
  };
};
