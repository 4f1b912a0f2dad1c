import { createStore, useStore } from '../store';

/** Number of proofs of work being solved. */
export const proofsUnderWay = createStore(0);

/** Whether a proof is being solved; the page then shows a sentence. */
export const useProving = (): boolean => useStore(proofsUnderWay) > 0;
