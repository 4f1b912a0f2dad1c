import type { HistorySubject, Machine, SubjectName } from '@ipw/domain';
import { type ComponentType, lazy } from 'react';
import type { ResourceName } from '../http/call-api';
import { waitingState } from '../review/machine-of';
import { callOf, may } from '../session/may';
import { useMe } from '../session/session';
import { Denied } from '../shell/ErrorPages';

/** The parts of the menu, in order: whom or what one looks after. Words: `menu_group.<part>`. */
export const MENU_GROUPS = ['review', 'people', 'labels', 'content', 'house'] as const;

export type PageName = 'list' | 'show' | 'create' | 'edit';
export type Pages = Partial<Record<PageName, ComponentType>>;
/** The pages of a resource, which know it by what it declares. */
export type PagesOf = (resource: Declared) => Pages;

interface Declared {
  /** As its calls are named. Words: `menu.<name>`, `about.<name>`, `lead.<name>`, `<name>.empty`. */
  name: ResourceName;
  group: (typeof MENU_GROUPS)[number];
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Gives its states and actions their words and tones, and the menu the state that waits. */
  machine?: Machine;
  /** What the menu counts, if not the records that wait for staff. */
  counted?: string;
  /** The kind of content it lists. */
  kind?: SubjectName;
  /** What the audit log calls one of it. */
  subject?: HistorySubject | undefined;
}

interface Declaration extends Declared {
  /** Its pages; a list and a record unless told. */
  pages?: readonly PageName[];
  /** Their chunk. */
  load: () => Promise<{ default: PagesOf }>;
}

export interface Resource extends Declared {
  pages: Pages;
}

/** A page is asked for only by those whose role includes it. */
function guarded(resource: ResourceName, name: PageName, Page: ComponentType): ComponentType {
  return function GuardedPage() {
    return may(useMe(), resource, name) ? <Page /> : <Denied />;
  };
}

/**
 * A resource of the console, declared once: menu, routes, counts and links of the audit log follow from it, and what a
 * person may see of it from its calls. Its pages are fetched with the first one that is opened.
 */
export function defineResource({ load, pages = ['list', 'show'], ...declared }: Declaration): Resource {
  const { name, machine } = declared;
  const loaded = (page: PageName) =>
    lazy(async () => {
      const found = (await load()).default(declared)[page];
      if (!found) throw new Error(`no page ${page}`);
      return { default: found };
    });
  const counted = declared.counted ?? (machine && waitingState(machine));
  return {
    ...declared,
    ...(counted && callOf(name, 'count') && { counted }),
    pages: Object.fromEntries(pages.map((page) => [page, guarded(name, page, loaded(page))])),
  };
}
