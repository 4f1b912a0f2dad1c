import type { DocumentFacts } from '@ipw/domain';
import type { PdfRefusal } from './active-content';

/** What reading a document comes to: what is known of it, or the rule that refuses it. */
export type Reading = Omit<DocumentFacts, 'page_path'> | { refused: PdfRefusal };
