/** The calls of the buyers' pages with their schemas, loaded beside the page, which renders without them. */
export const calls = () => import('./cooperate.calls');

export const publicIp = async (ip_id: string) => (await calls()).publicIp(ip_id);
export const licensingFields = async () => (await calls()).licensingFields();
