/**
 * A process of its own that reads one document: whatever is wrong with it, it takes this process at the most. Asked by
 * its arguments (the document, where the picture of the first page goes), it answers one line of JSON.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ContactFind, findContacts } from '@ipw/domain';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { activeContent, type PdfRefusal } from './active-content';
import type { Reading } from './reading';

/** Pixels of the first page's picture at the most. */
const MOST_WIDTH = 1280;
const MOST_HEIGHT = 2560;
const MOST_PIXELS = 50_000_000;
const MOST_CONTACTS = 20;
/** Reading text stops after so long; how far it came is told. */
const TEXT_MS = 6000;

async function read(path: string, picture: string): Promise<Reading> {
  const bytes = await readFile(path);
  const refused = activeContent(bytes);
  if (refused) return { refused };
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
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
  const hidden = await foundByReading(document);
  if (hidden) return { refused: hidden };
  const { width, height } = await draw(document, picture);
  return {
    pages: document.numPages,
    page_width: width,
    page_height: height,
    ...(await contactsOf(document)),
  };
}

/** A second opinion by whoever reads the document as a viewer does. */
async function foundByReading(document: PDFDocumentProxy): Promise<PdfRefusal | undefined> {
  if (document.isPureXfa) return 'pdf_form';
  if (await document.getAttachments()) return 'pdf_embedded';
  if (await document.getJSActions()) return 'pdf_script';
  if (await document.getOpenAction()) return 'pdf_opens';
  return undefined;
}

async function draw(document: PDFDocumentProxy, picture: string): Promise<{ width: number; height: number }> {
  const page = await document.getPage(1);
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(MOST_WIDTH / whole.width, MOST_HEIGHT / whole.height);
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height))];
  const factory = document.canvasFactory as {
    create: (width: number, height: number) => { canvas: { toBuffer: (mime: 'image/png') => Buffer } };
  };
  const { canvas } = factory.create(width, height);
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  await writeFile(picture, canvas.toBuffer('image/png'), { mode: 0o600 });
  return { width, height };
}

/** Contact information in what the pages say, and in where their links lead. */
async function contactsOf(
  document: PDFDocumentProxy,
): Promise<{ pages_read: number; contacts: ContactFind[] }> {
  const until = Date.now() + TEXT_MS;
  const found = new Map<string, ContactFind>();
  let pages_read = 0;
  while (pages_read < document.numPages && Date.now() < until && found.size < MOST_CONTACTS) {
    pages_read += 1;
    const page = await document.getPage(pages_read);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    const links = ((await page.getAnnotations()) as { url?: string; unsafeUrl?: string }[]).map(
      ({ url, unsafeUrl }) => (url ?? unsafeUrl ?? '').replace(/^(?:mailto|tel):/i, ' '),
    );
    for (const one of findContacts([text, ...links].join('\n'), MOST_CONTACTS)) found.set(one.text, one);
    page.cleanup();
  }
  return { pages_read, contacts: [...found.values()].slice(0, MOST_CONTACTS) };
}

const [path = '', picture = ''] = process.argv.slice(2);
if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const reading = await read(path, picture).catch((): Reading => ({ refused: 'pdf_broken' }));
  process.stdout.write(JSON.stringify(reading), () => process.exit(0));
}
