import { useResource } from '../../app/use-resource';

/** The calls of the buyers' pages with their schemas, loaded beside the page, which renders without them. */
export const calls = () => import('./cooperate.calls');

/** Name of the form's draft; that of a corrected request is its own. */
export const draftOf = (corrects: string | undefined): string => `cooperate ${corrects ?? ''}`;

export const publicIp = async (ip_id: string) => (await calls()).publicIp(ip_id);
export const licensingFields = async () => (await calls()).licensingFields();
export const usePublicIp = (id: string) => useResource(`public-ip ${id}`, () => publicIp(id));
