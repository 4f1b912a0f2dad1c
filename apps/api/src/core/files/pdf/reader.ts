/**
 * A separate process that reads one document, so that a malicious document can harm only this process. It reads the document
 * from standard input and writes one line of JSON, then the pictures of its pages (JPEG). Its argument is the maximum number
 * of pages; without one, any number is accepted and the first alone is drawn. It may open only files of its own program
 * (`read-pdf.ts`).
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ContactFind, findContacts } from '@ipw/domain';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { activeContent, type PdfRefusal } from './active-content';
import { leadsAstray } from './links';
import type { Reading } from './reading';

/** Maximum size of a page's picture in pixels. */
const MOST_WIDTH = 1280;
const MOST_HEIGHT = 2560;
const MOST_PIXELS = 50_000_000;
const MOST_CONTACTS = 20;
/** Text extraction stops after this CPU time; the result says how many pages were read. */
const TEXT_MS = 2000;

interface Drawn {
  reading: Reading;
  pictures?: Buffer[];
}

/** Quality of the pictures, of which smaller ones are made. */
const QUALITY = 95;

async function read(bytes: Buffer, most: number | undefined): Promise<Drawn> {
  // Drafts, which are shown page by page, are exported as they are: they may open at a view.
  const views = most !== undefined;
  const refused = activeContent(bytes, views);
  if (refused) return { reading: { refused } };
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const home = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
  const folder = (name: string) => `${join(home, name)}/`;
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    maxImageSize: MOST_PIXELS,
    enableXfa: false,
    isEvalSupported: false,
    stopAtErrors: false,
  });
  const document = await task.promise;
  const hidden = await foundByReading(document, views);
  if (hidden) return { reading: { refused: hidden } };
  const pages = document.numPages;
  if (most !== undefined && pages > most) return { reading: { refused: 'pdf_pages' } };
  const { width, height, picture } = await draw(document, 1);
  const found = await contactsOf(document);
  if (!found) return { reading: { refused: 'pdf_link' } };
  const pictures = [picture];
  while (most !== undefined && pictures.length < pages)
    pictures.push((await draw(document, pictures.length + 1)).picture);
  const facts = { pages, page_width: width, page_height: height, ...found };
  return { reading: { facts, sizes: pictures.map(({ length }) => length) }, pictures };
}

/** Second check with pdf.js, which parses like a viewer. */
async function foundByReading(document: PDFDocumentProxy, views: boolean): Promise<PdfRefusal | undefined> {
  if (document.isPureXfa) return 'pdf_form';
  if (await document.getAttachments()) return 'pdf_embedded';
  if (await document.getJSActions()) return 'pdf_script';
  const opening = (await document.getOpenAction()) as { action?: string } | null;
  if (opening && (!views || opening.action)) return 'pdf_opens';
  return undefined;
}

async function draw(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(MOST_WIDTH / whole.width, MOST_HEIGHT / whole.height);
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))];
  const factory = document.canvasFactory as {
    create: (
      width: number,
      height: number,
    ) => { canvas: { toBuffer: (mime: 'image/jpeg', quality: number) => Buffer } };
  };
  const { canvas } = factory.create(width, height);
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  page.cleanup();
  return { width, height, picture: canvas.toBuffer('image/jpeg', QUALITY) };
}

/** Contact information in texts and links of the pages; undefined when a link target is not allowed. */
async function contactsOf(
  document: PDFDocumentProxy,
): Promise<{ pages_read: number; contacts: ContactFind[] } | undefined> {
  const found = new Map<string, ContactFind>();
  let pages_read = 0;
  while (pages_read < document.numPages && computedMs() < TEXT_MS && found.size < MOST_CONTACTS) {
    pages_read += 1;
    const page = await document.getPage(pages_read);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    const links = ((await page.getAnnotations()) as { url?: string; unsafeUrl?: string }[]).map(
      ({ url, unsafeUrl }) => unsafeUrl ?? url ?? '',
    );
    if (links.some(leadsAstray)) return undefined;
    const addresses = links.map((link) => link.replace(/^(?:mailto|tel):/i, ' '));
    for (const one of findContacts([text, ...addresses].join('\n'), MOST_CONTACTS)) found.set(one.text, one);
    page.cleanup();
  }
  return { pages_read, contacts: [...found.values()].slice(0, MOST_CONTACTS) };
}

/** CPU time of this process, so that other load does not count. */
function computedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const broken: Drawn = { reading: { refused: 'pdf_broken' } };

if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const [, , most] = process.argv;
  const wanted = most === undefined ? undefined : Number(most);
  const { reading, pictures = [] } = await read(readFileSync(0), wanted).catch(() => broken);
  const line = Buffer.from(`${JSON.stringify(reading)}\n`);
  process.stdout.write(Buffer.concat([line, ...pictures]), () => process.exit(0));
}
