/** A page of a booklet: a JPEG that fills it, and a line of Latin text at its foot. */
export interface BookletPage {
  jpeg: Buffer;
  foot?: string;
}

/** Pixels of a page's picture: 1.25 times the points of an A4 page. */
export const PAGE = { width: 744, height: 1052 } as const;
const POINTS = '595 842';

const escaped = (text: string) => text.replace(/[\\()]/g, String.raw`\$&`);

/** A PDF with one picture a page. */
export function booklet(pages: readonly BookletPage[]): Buffer {
  const pieces = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = pieces[0]!.length;
  const write = (dictionary: string, stream?: Buffer) => {
    const body =
      stream === undefined
        ? [Buffer.from(`<< ${dictionary} >>`)]
        : [
            Buffer.from(`<< ${dictionary} /Length ${String(stream.length)} >>\nstream\n`),
            stream,
            Buffer.from('\nendstream'),
          ];
    const piece = Buffer.concat([
      Buffer.from(`${String(places.length + 1)} 0 obj\n`),
      ...body,
      Buffer.from('\nendobj\n'),
    ]);
    places.push(length);
    pieces.push(piece);
    length += piece.length;
  };
  const first = 4;
  const kids = pages.map((_, at) => `${String(first + at * 3)} 0 R`).join(' ');
  write('/Type /Catalog /Pages 2 0 R');
  write(`/Type /Pages /Kids [${kids}] /Count ${String(pages.length)}`);
  write('/Type /Font /Subtype /Type1 /BaseFont /Helvetica');
  for (const [at, { jpeg, foot = '' }] of pages.entries()) {
    const [content, picture] = [first + at * 3 + 1, first + at * 3 + 2].map(String) as [string, string];
    const drawn = `q ${POINTS.replace(' ', ' 0 0 ')} 0 0 cm /P Do Q BT /F 11 Tf 60 40 Td (${escaped(foot)}) Tj ET`;
    write(
      `/Type /Page /Parent 2 0 R /MediaBox [0 0 ${POINTS}] /Contents ${content} 0 R /Resources << /Font << /F 3 0 R >> /XObject << /P ${picture} 0 R >> >>`,
    );
    write('', Buffer.from(drawn));
    write(
      `/Type /XObject /Subtype /Image /Width ${String(PAGE.width)} /Height ${String(PAGE.height)} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
      jpeg,
    );
  }
  const size = String(places.length + 1);
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Root 1 0 R /Size ${size} >>\nstartxref\n${String(length)}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(end)]);
}
