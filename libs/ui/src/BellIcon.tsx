import { icon } from './icons';

/** The bell of messages, which only members see. */
export const BellIcon = icon(
  <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7ZM10 20.5a2.2 2.2 0 0 0 4 0" />,
);
