import { lazy, type ComponentType } from 'react';
import { loadPart, type Part } from '../i18n/catalogue';
import { inTime } from './in-time';

/** A lazily loaded page with the catalogue it needs. */
export const lazyPage = <K extends string, P = object>(
  load: () => Promise<Record<K, ComponentType<P>>>,
  name: K,
  ...parts: Part[]
) =>
  lazy(async () => {
    const [module] = await inTime(Promise.all([load(), ...parts.map(loadPart)]));
    return { default: module[name] };
  });
