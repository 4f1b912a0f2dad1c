/** The calls of the account pages and their schemas: loaded beside the page, which is drawn without them. */
export const calls = () => import('./account.calls');

export const regions = async () => (await calls()).regions();
export const agreements = async () => (await calls()).agreements();
export const consultants = async () => (await calls()).consultants();
