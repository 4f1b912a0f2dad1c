import { type FieldError, phoneErrors, type Scene, visitorCalls } from '@ipw/domain';
import { api, type CallOptions } from '../app/api';

/** The calls of the account pages with their schemas, loaded in parallel with the page, which renders without them. */
export const calls = () => import('./account.calls');

export const regions = () => api(visitorCalls.regions, {});
export const agreements = async () => (await api(visitorCalls.config, {})).agreements;
export const consultants = async () => (await calls()).consultants();

/** Sends a code to a phone; returns a field error for an invalid number. */
export async function sendYzm(
  phone: { area_code: string; phone_number: string | undefined },
  scene: Scene,
  options: CallOptions,
): Promise<{ countdown: number } | FieldError[]> {
  const { area_code, phone_number = '' } = phone;
  const found = phoneErrors({ area_code, phone_number });
  return found.length > 0 ? found : api(visitorCalls.sendYzm, { area_code, phone_number, scene }, options);
}
