/** The end of an id, by which people tell records apart. */
export const idEnd = (id: string): string => `…${id.slice(-6)}`;
