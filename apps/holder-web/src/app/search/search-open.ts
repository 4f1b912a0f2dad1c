import { createStore } from '@ipw/ui';

/** Whether the search is open. */
export const searchOpen = createStore(false);
