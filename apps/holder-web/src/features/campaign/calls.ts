/** The calls of a campaign's page with their schemas, loaded beside the page, which renders without them. */
export const calls = () => import('./campaign.calls');
