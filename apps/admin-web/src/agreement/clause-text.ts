import type { LegalSection, LegalTexts } from '@ipw/domain';

/** A clause in the editor: one text with empty lines between paragraphs. `key` stays the same while clauses move. */
export interface TypedClause {
  key: string;
  heading: string;
  body: string;
}

export interface TypedText {
  title: string;
  clauses: TypedClause[];
}

let count = 0;
export const emptyClause = (): TypedClause => ({ key: `clause-${(count += 1)}`, heading: '', body: '' });

export const toTyped = ({ title, sections }: LegalTexts['en']): TypedText => ({
  title,
  clauses: sections.map(({ heading, paragraphs }) => ({
    ...emptyClause(),
    heading,
    body: paragraphs.join('\n\n'),
  })),
});

const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The clauses as the server stores them. */
export const fromTyped = ({ title, clauses }: TypedText): { title: string; sections: LegalSection[] } => ({
  title: title.trim(),
  sections: clauses.map(({ heading, body }) => ({
    heading: heading.trim(),
    paragraphs: paragraphsOf(body),
  })),
});

const shape = ({ title, sections }: LegalTexts['en']) =>
  JSON.stringify([title, sections.map(({ heading, paragraphs }) => [heading, paragraphs])]);

/** Whether two texts of one language have the same title and clauses. */
export const sameText = (a: LegalTexts['en'], b: LegalTexts['en']): boolean => shape(a) === shape(b);
