import { lazy, type ComponentType } from 'react';
import { loadPart, type OwnWords, type Part } from '../i18n/catalogue';
import { inTime } from './in-time';

/** A lazily loaded page with the catalogue it needs. */
export const lazyPage = <K extends string, P = object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  ...parts: (Part | OwnWords)[]
) =>
  lazy(async () => {
    const [module] = await inTime(Promise.all([load(), ...parts.map((part) => loadPart(part))]));
    return { default: module[name] };
  });

/** Makes pages that need the same words; a page may need more. */
export const lazyPageWith =
  (...shared: (Part | OwnWords)[]) =>
  <K extends string, P = object>(
    load: () => Promise<Record<K, ComponentType<P>>>,
    name: K,
    ...own: (Part | OwnWords)[]
  ) =>
    lazyPage(load, name, ...shared, ...own);
