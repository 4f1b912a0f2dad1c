/** The calls of entrants with their schemas, loaded with what enters works. */
export const calls = () => import('./campaign.calls');
