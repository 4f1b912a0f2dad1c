import { createStore } from '@ipw/ui';

/** Whether the one 'please log in again' alert is open; many calls may fail at once. */
export const sessionAlert = createStore(false);
export const sessionEnded = (): void => sessionAlert.set(true);
