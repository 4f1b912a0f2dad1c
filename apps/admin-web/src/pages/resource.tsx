import type { Machine, SubjectName } from '@ipw/domain';
import { type ComponentType, lazy } from 'react';
import type { ResourceName } from '../http/call-api';
import { waitingState } from './machine-of';
import { callOf, may } from '../http/may';
import { useMe } from '../http/session';
import { Denied } from '../components/ErrorPages';

/** Groups of the menu, in order. Labels: `menu_group.<part>`. */
export const MENU_GROUPS = ['review', 'people', 'labels', 'content', 'house'] as const;

export type PageName = 'list' | 'show' | 'create' | 'edit';
export type Pages = Partial<Record<PageName, ComponentType>>;
/** The pages of a resource, created from its declaration. */
export type PagesOf = (resource: Declared) => Pages;

interface Declared {
  /** The name of its calls. Labels: `menu.<name>`, `about.<name>`, `lead.<name>`, `<name>.empty`. */
  name: ResourceName;
  group: (typeof MENU_GROUPS)[number];
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Gives labels and colours of states and actions, and the state the menu counts. */
  machine?: Machine;
  /** The key of the menu's count, if not the records that wait for staff. */
  counted?: string;
  /** The kind of content it lists. */
  kind?: SubjectName;
}

interface Declaration extends Declared {
  /** Its pages; by default a list and a record. */
  pages?: readonly PageName[];
  /** Loads its chunk. */
  load: () => Promise<{ default: PagesOf }>;
}

export interface Resource extends Declared {
  pages: Pages;
  /** Name of its records in the audit log. */
  subject: string | undefined;
}

/** Shows a page only to staff whose role includes it. */
function guarded(resource: ResourceName, name: PageName, Page: ComponentType): ComponentType {
  return function GuardedPage() {
    return may(useMe(), resource, name) ? <Page /> : <Denied />;
  };
}

/**
 * Declares a resource of the console: menu, routes, counts and audit log links are derived from it, and who may see it from
 * its calls. Its pages are loaded when the first one is opened.
 */
export function defineResource({ load, pages = ['list', 'show'], ...declared }: Declaration): Resource {
  const { name, machine } = declared;
  const loaded = (page: PageName) =>
    lazy(async () => {
      const found = (await load()).default(declared)[page];
      if (!found) throw new Error(`resource ${name} declares no page ${page}`);
      return { default: found };
    });
  const counted = declared.counted ?? (machine && waitingState(machine));
  return {
    ...declared,
    subject: callOf(name, 'history')?.subject,
    ...(counted && callOf(name, 'count') && { counted }),
    pages: Object.fromEntries(pages.map((page) => [page, guarded(name, page, loaded(page))])),
  };
}
