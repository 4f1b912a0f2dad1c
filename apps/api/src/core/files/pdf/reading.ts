import type { KnownFacts } from '../document-facts';
import type { PdfRefusal } from './active-content';

/** What reading a document comes to: what is known of it, or the rule that refuses it. */
export type Reading = KnownFacts | { refused: PdfRefusal };
