import { queries } from '../../app/queries';

/** After a change of an entry or of what is followed: reloads projects, which say whether the IP takes part, and entries. */
export const tendersChanged = (): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) => /^(tender\/|opportunity\/activityBoard)/.test(String(queryKey[0])),
  });
