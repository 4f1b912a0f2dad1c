import type { FoundRecord } from '@ipw/domain';

/** The sections of results, in the order of display; records follow by kind. */
export type LocalSection = 'pages' | 'ips' | 'help';

/** A result of the search. */
export interface Entry {
  /** The same in every language and after a reload. */
  key: string;
  section: LocalSection | FoundRecord['kind'];
  title: string;
  detail: string;
  /** The page it opens. */
  to: string;
  /** The IP to switch to before. */
  ipId?: string;
  /** What the server has found. */
  record?: FoundRecord;
}

export interface Section {
  name: string;
  label: string;
  entries: readonly Entry[];
}
