import * as z from 'zod/mini';
import { defineMachine } from '../core/machine';
import { LANGUAGES, type Language } from '../core/text';
import { calendarDay, choice, int, line, list, text } from '../core/wire';
import type { Agreement, LegalSection, LegalVersion, Renewal } from './legal';

/** A version of a legal text; immutable once published. */
export const agreementMachine = defineMachine({
  name: 'agreement',
  initial: 'draft',
  states: { draft: { tone: 'wait', awaits: 'staff' }, published: { tone: 'good' } },
  actions: {
    publish: { from: ['draft'], to: 'published', by: 'agreement:write' },
  },
});
export type AgreementState = keyof typeof agreementMachine.states;
export type AgreementAction = keyof typeof agreementMachine.actions;

/** Maximum sizes of a text; one language of it fits into one request body. */
export const LEGAL_LIMITS = {
  title: 80,
  heading: 80,
  paragraph: 1200,
  paragraphs: 20,
  sections: 40,
} as const;

const section = z.strictObject({
  heading: line(LEGAL_LIMITS.heading),
  paragraphs: list(text(LEGAL_LIMITS.paragraph), 1, LEGAL_LIMITS.paragraphs),
});

/** One language of a draft, as the editor saves it. */
export const agreementDraftInput = z.strictObject({
  version: int(1),
  language: choice(LANGUAGES),
  title: line(LEGAL_LIMITS.title),
  sections: list(section, 1, LEGAL_LIMITS.sections),
});

export const agreementPublishInput = z.strictObject({ version: int(1), effective_from: calendarDay() });

/** The texts of a version, by language. */
export type LegalTexts = Record<Language, { title: string; sections: LegalSection[] }>;

/** An agreement as the console lists it; its id is the name of its page. */
export interface AgreementRow {
  id: Agreement;
  /** State of its newest version, drafts included; `version` is that version's number. */
  state: AgreementState;
  version: number;
  actions: ('draft' | 'publish' | 'discard')[];
  /** In the reader's language. */
  title: string;
  renewal: Renewal;
  live: LegalVersion;
  /** The version published for a future day. */
  coming: LegalVersion | null;
  /** Whether a draft exists. */
  drafting: boolean;
}

export interface AgreementDraft {
  id: string;
  state: AgreementState;
  version: number;
  actions: AgreementAction[];
  /** The version name after publication. */
  version_word: string;
  texts: LegalTexts;
  changed_by: string;
  changed_at: string;
  /** Earliest day it may come into force. */
  earliest: string;
}

export interface PublishedVersion extends LegalVersion {
  published_at: string | null;
  published_by: string | null;
  /** Number of members who agreed to this version. */
  consents: number;
}

export interface AgreementRecord extends AgreementRow {
  versions: PublishedVersion[];
  draft: AgreementDraft | null;
  /** The newest published version, which the draft is compared with. */
  base: LegalTexts;
}
