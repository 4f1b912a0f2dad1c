import type { Entry } from './entry';

/** Key of an option: an entry may be among the last opened and among the pages. */
export const optionKey = (section: string, { key }: Entry): string => `${section} ${key}`;
