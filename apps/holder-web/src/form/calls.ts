/** The calls of the account pages with their schemas, loaded in parallel with the page, which renders without them. */
export const calls = () => import('./account.calls');

export const regions = async () => (await calls()).regions();
export const agreements = async () => (await calls()).agreements();
export const consultants = async () => (await calls()).consultants();
