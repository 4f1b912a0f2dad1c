import { type ComponentType, lazy } from 'react';

export type PageName = 'list' | 'show' | 'create' | 'edit';
export type Pages = Partial<Record<PageName, ComponentType>>;

/** The pages of a resource, fetched with its first page that is opened. */
export const lazyPages = (load: () => Promise<{ default: Pages }>, names: readonly PageName[]): Pages =>
  Object.fromEntries(
    names.map((name) => [
      name,
      lazy(async () => {
        const page = (await load()).default[name];
        if (!page) throw new Error(`no page ${name}`);
        return { default: page };
      }),
    ]),
  );
