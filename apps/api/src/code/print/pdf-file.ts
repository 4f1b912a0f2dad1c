import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { CODE_LENGTH } from '../engine';
import { addressOf, type Codes, type CodeFileSpec, fingerprintOf } from './codes';
import { object, part, type Part, reference, stream } from '../../core/pdf/pdf-objects';
import { QrSymbols } from './qr-symbols';
import { once, type Section, split } from './sections';
import { cropMarks, LABELS_A_PAGE, MEDIA_BOX } from './label-grid';
import { PrintedPage, room } from './printed-page';

/** Objects with fixed numbers; pages follow with two each (page and content), then the nodes of the page tree. */
const [CATALOG, ROOT, FONT, DESCRIPTOR, FONT_FILE, MARKS, INFO, FIRST_PAGE] = [
  1, 2, 3, 4, 5, 6, 7, 8,
] as const;
/** Pages in a node of the page tree: readers search a flat list of thousands from its start. */
const NODE = 256;
/** Entries of the cross-reference table in one piece, and the bytes of one. */
const ENTRIES = 1024;
const ENTRY = 20;
/** The typeface, embedded whole (18 KB): a Courier under a BSD licence from pdfjs-dist. */
const typeface = (): Buffer =>
  readFileSync(
    join(
      dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
      'standard_fonts/FoxitFixedBold.pfb',
    ),
  );

/** Pages of labels to print, with crop marks and a footer that names batch, serials and page. */
export function pdfFile(spec: CodeFileSpec, codes: Codes): Section[] {
  const pages = Math.ceil(codes.count / LABELS_A_PAGE);
  const nodes = Math.ceil(pages / NODE);
  const firstNode = FIRST_PAGE + 2 * pages;
  const head = headOf(
    spec,
    Array.from({ length: nodes }, (_, node) => firstNode + node),
    pages,
  );
  const runs = pageRunsOf(spec, codes, pages);
  const pagesAt = head.bytes.length;
  const [{ size: pageSize, contentAt }] = runs as [PageRun];
  const last = runs.at(-1)!;
  const nodesAt = pagesAt + (pages - 1) * pageSize + last.size;
  const tree = part(Array.from({ length: nodes }, (_, node) => nodeOf(node, pages, firstNode)));
  const tableAt = nodesAt + tree.bytes.length;
  const objects = firstNode + nodes;
  const beginOf = (number: number): number => {
    if (number < FIRST_PAGE) return head.begins[number - 1]!;
    if (number >= firstNode) return nodesAt + tree.begins[number - firstNode]!;
    const index = number - FIRST_PAGE;
    return pagesAt + (index >> 1) * pageSize + (index & 1 ? contentAt : 0);
  };
  const entries = Buffer.alloc(ENTRIES * ENTRY);
  return [
    once(head.bytes),
    ...runs.map(({ section }) => section),
    once(tree.bytes),
    once(Buffer.from(`xref\n0 ${String(objects)}\n0000000000 65535 f \n`)),
    ...split(objects - 1, ENTRIES, ENTRY, (first, count) => {
      for (let n = 0; n < count; n += 1)
        entries.write(`${String(beginOf(first + n + 1)).padStart(10, '0')} 00000 n \n`, n * ENTRY, 'latin1');
      return entries.subarray(0, count * ENTRY);
    }),
    once(trailerOf(spec, objects, tableAt)),
  ];
}

function headOf({ number }: CodeFileSpec, nodes: readonly number[], pages: number): Part {
  const font = typeface();
  return part(
    [
      object(CATALOG, `<</Type/Catalog/Pages ${reference(ROOT)}/ViewerPreferences<</PrintScaling/None>>>>`),
      object(
        ROOT,
        `<</Type/Pages/Count ${String(pages)}/Kids[${nodes.map(reference).join(' ')}]/MediaBox${MEDIA_BOX}` +
          `/Resources<</Font<</Code ${reference(FONT)}>>/XObject<</Marks ${reference(MARKS)}>>>>>>`,
      ),
      object(
        FONT,
        `<</Type/Font/Subtype/Type1/BaseFont/ChromFixedOTF/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 122` +
          `/Widths[${'600 '.repeat(91)}]/FontDescriptor ${reference(DESCRIPTOR)}>>`,
      ),
      object(
        DESCRIPTOR,
        `<</Type/FontDescriptor/FontName/ChromFixedOTF/Flags 33/FontBBox[-50 -250 700 850]/ItalicAngle 0` +
          `/Ascent 750/Descent -250/CapHeight 570/StemV 100/FontFile3 ${reference(FONT_FILE)}>>`,
      ),
      stream(FONT_FILE, '/Subtype/Type1C', font),
      stream(MARKS, `/Type/XObject/Subtype/Form/BBox${MEDIA_BOX}`, Buffer.from(cropMarks())),
      object(INFO, `<</Title(Labels, batch ${String(number)})>>${room(number)}`),
    ],
    Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1'),
  );
}

function nodeOf(node: number, pages: number, firstNode: number): string {
  const first = node * NODE;
  const count = Math.min(NODE, pages - first);
  const kids = Array.from({ length: count }, (_, n) => reference(FIRST_PAGE + 2 * (first + n)));
  return object(
    firstNode + node,
    `<</Type/Pages/Parent ${reference(ROOT)}/Count ${String(count)}/Kids[${kids.join(' ')}]>>`,
  );
}

interface PageRun {
  section: Section;
  size: number;
  /** Offset of the content object in the piece of a page. */
  contentAt: number;
}

/** The full pages, then a last partial one. */
function pageRunsOf(spec: CodeFileSpec, codes: Codes, pages: number): PageRun[] {
  const symbols = new QrSymbols(addressOf(spec.origin));
  const texts = Buffer.alloc(LABELS_A_PAGE * CODE_LENGTH);
  const run = { batch: spec.number, pages, lastSerial: codes.serialAt(codes.count - 1) };
  const of = (labels: number, firstPage: number, many: number): PageRun => {
    const page = new PrintedPage(labels, symbols, run);
    const before = (index: number) => {
      const number = FIRST_PAGE + 2 * index;
      const parent = FIRST_PAGE + 2 * pages + Math.floor(index / NODE);
      return object(number, `<</Type/Page/Parent ${reference(parent)}/Contents ${reference(number + 1)}>>`);
    };
    const frame = (index: number, content: Buffer) =>
      Buffer.concat([Buffer.from(before(index)), stream(FIRST_PAGE + 2 * index + 1, '', content)]);
    const { length } = frame(0, Buffer.alloc(page.size));
    return {
      size: length,
      contentAt: before(0).length,
      section: {
        pieces: many,
        size: length,
        make: (piece) => {
          const index = firstPage + piece;
          const place = index * LABELS_A_PAGE;
          codes.write(place, labels, texts);
          const [first, last] = [codes.serialAt(place), codes.serialAt(place + labels - 1)];
          return frame(index, page.fill(texts, { first, last, page: index + 1 }));
        },
      },
    };
  };
  const full = Math.floor(codes.count / LABELS_A_PAGE);
  const rest = codes.count - full * LABELS_A_PAGE;
  return [...(full ? [of(LABELS_A_PAGE, 0, full)] : []), ...(rest ? [of(rest, full, 1)] : [])];
}

function trailerOf(spec: CodeFileSpec, objects: number, tableAt: number): Buffer {
  const id = fingerprintOf(spec);
  return Buffer.from(
    `trailer\n<</Size ${String(objects)}/Root ${reference(CATALOG)}/Info ${reference(INFO)}/ID[<${id}><${id}>]>>\n` +
      `startxref\n${String(tableAt)}\n%%EOF\n`,
  );
}
