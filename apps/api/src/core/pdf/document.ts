import type { Page } from './paper';
import { PAPER } from './paper';
import { object, part, reference, stream } from './pdf-objects';

/** A JPEG of a document. */
export interface Jpeg {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface PdfDocument {
  title: string;
  pages: readonly Page[];
  /** By the name that pages show them by. */
  pictures: ReadonlyMap<string, Jpeg>;
  /** A file that readers show as attached, stored as it is. */
  attached: { name: string; mime: string; content: Buffer };
}

/** Objects with fixed numbers; pictures follow, then a page and its content each. */
const [CATALOG, ROOT, TEXT, CODE, HANZI, CID, DESCRIPTOR, ATTACHED, FILE, INFO, FIRST] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
] as const;

const utf16 = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/**
 * A document of pages with text and pictures. The Chinese typeface is not embedded: readers bring one for Adobe's character
 * collection GB1, which has the traditional characters too. Embedding it would take 15 MB or a subsetter.
 */
export function pdfDocument({ title, pages, pictures, attached }: PdfDocument): {
  bytes: Buffer;
  /** Where the content of the attached file begins. */
  attachedAt: number;
} {
  const names = [...pictures.keys()];
  const numberOf = (name: string) => FIRST + names.indexOf(name);
  const firstPage = FIRST + names.length;
  const kids = pages.map((_, index) => reference(firstPage + 2 * index)).join(' ');
  const { part: head, contentAt } = attachedFile(attached);
  const objects = [
    object(
      CATALOG,
      `<</Type/Catalog/Pages ${reference(ROOT)}/Names<</EmbeddedFiles<</Names[(${attached.name}) ${reference(ATTACHED)}]>>>>>>`,
    ),
    object(
      ROOT,
      `<</Type/Pages/Count ${String(pages.length)}/Kids[${kids}]/MediaBox[0 0 ${String(PAPER.width)} ${String(PAPER.height)}]>>`,
    ),
    object(TEXT, '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>'),
    object(CODE, '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>'),
    object(
      HANZI,
      `<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UTF16-H/DescendantFonts[${reference(CID)}]>>`,
    ),
    object(
      CID,
      `<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 5>>/FontDescriptor ${reference(DESCRIPTOR)}/DW 1000>>`,
    ),
    object(
      DESCRIPTOR,
      '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    ),
    object(
      ATTACHED,
      `<</Type/Filespec/F(${attached.name})/UF(${attached.name})/EF<</F ${reference(FILE)}>>>>`,
    ),
    head,
    object(INFO, `<</Title ${utf16(title)}>>`),
    ...names.map((name) => jpegOf(numberOf(name), pictures.get(name)!)),
    ...pages.flatMap((page, index) => [
      object(firstPage + 2 * index, pageObject(page, firstPage + 2 * index + 1, numberOf)),
      stream(firstPage + 2 * index + 1, '', page.bytes),
    ]),
  ];
  const body = part(objects, Buffer.from('%PDF-1.5\n%\xe2\xe3\xcf\xd3\n', 'latin1'));
  const entries = body.begins.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  const tail =
    `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<</Size ${size}/Root ${reference(CATALOG)}/Info ${reference(INFO)}>>\n` +
    `startxref\n${String(body.bytes.length)}\n%%EOF\n`;
  return {
    bytes: Buffer.concat([body.bytes, Buffer.from(tail)]),
    attachedAt: body.begins[FILE - 1]! + contentAt,
  };
}

function attachedFile({ mime, content }: PdfDocument['attached']): { part: Buffer; contentAt: number } {
  const whole = stream(FILE, `/Type/EmbeddedFile/Subtype/${mime.replace('/', '#2F')}`, content);
  return { part: whole, contentAt: whole.indexOf('stream\n') + 'stream\n'.length };
}

const jpegOf = (number: number, { data, width, height }: Jpeg): Buffer =>
  stream(
    number,
    `/Type/XObject/Subtype/Image/Width ${String(width)}/Height ${String(height)}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`,
    Buffer.from(data),
  );

function pageObject({ pictures }: Page, content: number, numberOf: (name: string) => number): string {
  const shown = [...new Set(pictures)].map((name) => `/${name} ${reference(numberOf(name))}`).join('');
  const fonts = `/Font<</Text ${reference(TEXT)}/Code ${reference(CODE)}/Hanzi ${reference(HANZI)}>>`;
  return `<</Type/Page/Parent ${reference(ROOT)}/Contents ${reference(content)}/Resources<<${fonts}/XObject<<${shown}>>>>>>`;
}
