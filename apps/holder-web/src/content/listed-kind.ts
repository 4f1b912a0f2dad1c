import { kindOf, type ContentKind, type FieldPlan, type ItemName } from '@ipw/domain';
import type { ButtonLook } from '@ipw/ui';
import type { ComponentType, ReactNode } from 'react';
import type { SavedForm } from '../form/use-saved-form';
import type { ContentDetail, ContentRow } from './content.calls';
import type { ContentValues, ContentView } from './content-type';
import type { FieldWords } from './kind-words';

/** Content with its actions; `title` is its name in questions. */
export interface Acted extends Pick<ContentRow, 'state' | 'version' | 'actions'> {
  name: ItemName;
  id: string;
  title: string;
  /** Whether an approved version is public. */
  isLive: boolean;
}

/** An action on several items, which the caller has asked about. */
export interface BulkAct {
  danger?: boolean;
  run: (ip_id: string, item: Acted) => Promise<unknown>;
}

/** The page to open after an action, if any: of the same item, of the list, or of a new draft. */
export type GoOn = 'edit' | 'list' | { id: string } | undefined;

export interface Act {
  look: ButtonLook;
  /** A label instead of the action's word. */
  label?: (item: Acted) => string;
  run: (ip_id: string, item: Acted) => Promise<GoOn>;
}

export interface FieldProps {
  name: string;
  plan: FieldPlan;
  form: Pick<SavedForm<ContentValues>, 'field' | 'onBusy' | 'markedIn'>;
  /** Texts that others read; contact details in them are shown. */
  texts: readonly string[];
  words: FieldWords;
  /** Differences from the rendering by the field's plan. */
  other?: { label?: string; placeholder?: undefined; hint?: string | undefined; type?: 'tel' };
}

/** Special parts of a kind of which an IP has several; a plain kind has none. */
export interface Specials {
  /** Additional actions, shown between those that withdraw and those that end it. */
  acts?: Readonly<Record<string, Act>>;
  /** Additional actions on several items at once. */
  bulk?: Readonly<Record<string, BulkAct>>;
  /** Actions that the card or the form offers in its own way. */
  hidden?: { card?: readonly string[]; form?: readonly string[] };
  /** The page for new content, and the one for editing. */
  newPage?: string;
  pathOf?: (item: { isLive: boolean }) => string;
  /** Initial values from the address of its page. */
  begin?: (query: URLSearchParams) => ContentValues;
  /** Query of the list's address after a submission. */
  listAfter?: (values: ContentValues, live: ContentView | null) => Record<string, string>;
  /** Custom rendering of fields. */
  draw?: (props: FieldProps, isLive: boolean) => ReactNode | undefined;
  /** Content of its card: below the title, and beside the state. */
  CardFacts?: ComponentType<{ row: ContentRow }>;
  CardBadges?: ComponentType<{ row: ContentRow }>;
  /** The steps of a longer change, shown with its state. */
  Steps?: ComponentType<{ content: ContentDetail }>;
  /** Shown while it cannot be edited, with the reason. */
  StatusNote?: ComponentType<{ content: ContentDetail }>;
  tips?: number;
}

export interface ListedKind extends Specials {
  name: ItemName;
  kind: ContentKind;
}

export const listedKind = (name: ItemName, specials: Specials = {}): ListedKind => ({
  ...specials,
  name,
  kind: kindOf(name),
});
