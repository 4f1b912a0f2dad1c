import type { KnownFacts } from './document-facts';
import type { PdfRefusal } from './active-content';

/** Result of reading a document: facts and the bytes of each page's picture (JPEG), or the rule that refuses it. */
export type Reading = { facts: KnownFacts; sizes: number[] } | { refused: PdfRefusal };
