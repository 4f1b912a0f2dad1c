import { useState } from 'react';

interface Found {
  dataUpdatedAt: number;
  /** Whether it was answered after the page opened, not from the cache. */
  isFetchedAfterMount: boolean;
  /** Whether it is the answer in the previous language. */
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Whether loaded content may start a form. `isOld`: it was loaded before the page opened, so the form would miss the last
 * save, or another person's version must be shown first; `round` counts these.
 */
export function useRemoteVersion(found: Found) {
  const [{ round, at }, setOld] = useState({ round: 0, at: -1 });
  return {
    round,
    isOld: found.dataUpdatedAt === at || !(found.isFetchedAfterMount || found.isPlaceholderData),
    show: () => {
      setOld({ round: round + 1, at: found.dataUpdatedAt });
      void found.refetch();
    },
  };
}
