import { type ComponentType, lazy } from 'react';
import { may, type ResourceName } from '../access';
import { Denied } from '../shell/ErrorPages';
import { useMe } from '../session/session';

export type PageName = 'list' | 'show' | 'create' | 'edit';
export type Pages = Partial<Record<PageName, ComponentType>>;

/** A page is asked for only by those whose role includes it. */
function guarded(resource: ResourceName, name: PageName, Page: ComponentType): ComponentType {
  return function GuardedPage() {
    return may(useMe(), resource, name) ? <Page /> : <Denied />;
  };
}

/** The pages of a resource, fetched with its first page that is opened. */
export const lazyPages = (
  resource: ResourceName,
  load: () => Promise<{ default: Pages }>,
  names: readonly PageName[],
): Pages =>
  Object.fromEntries(
    names.map((name) => {
      const page = lazy(async () => {
        const found = (await load()).default[name];
        if (!found) throw new Error(`no page ${name}`);
        return { default: found };
      });
      return [name, guarded(resource, name, page)];
    }),
  );
