import { kindOf, type ContentKind, type FieldPlan } from '@ipw/domain';
import type { ButtonLook } from '@ipw/ui';
import type { ComponentType, ReactNode } from 'react';
import type { SavedForm } from '../form/use-saved-form';
import type { ContentDetail, ContentRow } from './content.calls';
import type { ContentValues, ContentView, ListedName } from './content-type';

/** A content that something is done about; `title` is what a question calls it. */
export interface Acted extends Pick<ContentRow, 'state' | 'version' | 'actions'> {
  name: ListedName;
  id: string;
  title: string;
  /** Everybody sees an approved version of it. */
  isLive: boolean;
}

/** Where to go on after an action, if anywhere. */
export type GoOn = 'edit' | 'list' | undefined;

export interface Act {
  look: ButtonLook;
  /** In place of the word of its name. */
  label?: (item: Acted) => string;
  run: (ip_id: string, item: Acted) => Promise<GoOn>;
}

export interface FieldProps {
  name: string;
  plan: FieldPlan;
  form: SavedForm<ContentValues>;
  /** What differs from the field as its plan draws it. */
  other?: { label?: string; help?: string | undefined };
}

/** What is special about one kind of which an IP has several; a plain kind has none of it. */
export interface Specials {
  /** Actions beside those every kind has, between the ways back and the ways to end it. */
  acts?: Readonly<Record<string, Act>>;
  /** Actions that a card, or the form, offers in its own way. */
  hidden?: { card?: readonly string[]; form?: readonly string[] };
  /** The page on which a new one is begun, and the one on which one is edited. */
  newPage?: string;
  pageOf?: (item: { isLive: boolean }) => string;
  /** What a new one begins with, from the address of its page. */
  begin?: (query: URLSearchParams) => ContentValues;
  /** What the address of the list says after a submission. */
  listAfter?: (values: ContentValues, live: ContentView | null) => Record<string, string>;
  /** Fields that are drawn in their own way. */
  draw?: (props: FieldProps, isLive: boolean) => ReactNode | undefined;
  /** On its card: below its title, and beside its state. */
  CardFacts?: ComponentType<{ row: ContentRow }>;
  CardBadges?: ComponentType<{ row: ContentRow }>;
  /** While it cannot be edited: why not. */
  StatusNote?: ComponentType<{ content: ContentDetail }>;
  tips?: number;
}

export interface ListedKind extends Specials {
  name: ListedName;
  kind: ContentKind;
}

export const listedKind = (name: ListedName, specials: Specials = {}): ListedKind => ({
  ...specials,
  name,
  kind: kindOf(name),
});
