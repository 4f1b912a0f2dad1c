import type { KnownFacts } from './document-facts';
import type { PdfRefusal } from './active-content';

/** Result of reading a document: facts, or the rule that refuses it. */
export type Reading = KnownFacts | { refused: PdfRefusal };
