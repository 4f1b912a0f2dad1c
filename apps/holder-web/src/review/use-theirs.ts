import { useState } from 'react';

interface Found {
  dataUpdatedAt: number;
  /** Answered since the page was opened, not out of the cache. */
  isFetchedAfterMount: boolean;
  /** The answer in the language of before. */
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * Whether content may begin a form. `isOld`: what is known is from before the page was opened, so that a form would begin
 * without its last save, or somebody else's version is to be shown; `round` counts those.
 */
export function useTheirs(found: Found) {
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
