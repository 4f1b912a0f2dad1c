import { createStore, useStore } from '../store';

/** How many proofs of work are being made. */
export const proofsUnderWay = createStore(0);

/** Whether one is: a sentence says so meanwhile. */
export const useProving = (): boolean => useStore(proofsUnderWay) > 0;
