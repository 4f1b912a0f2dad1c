import {
  commonApi,
  fieldErrors,
  loginInput,
  memberApi,
  phoneInput,
  registerInput,
  resetPasswordInput,
  type FieldError,
  type Input,
  type Scene,
} from '@ipw/domain';
import { api, type CallOptions } from '../app/api';

export { loginInput, registerInput, resetPasswordInput };

export const login = (input: Input<typeof memberApi.login>, options: CallOptions) =>
  api(memberApi.login, input, options);
export const register = (input: Input<typeof memberApi.register>, options: CallOptions) =>
  api(memberApi.register, input, options);
export const resetPassword = (input: Input<typeof memberApi.resetPassword>, options: CallOptions) =>
  api(memberApi.resetPassword, input, options);
export const regions = () => api(commonApi.regions, {});
export const agreements = async () => (await api(commonApi.config, {})).agreements;
export const consultants = () => api(memberApi.consultants, {});

/** Sends a code to a phone; returns a field error for an invalid number. */
export async function sendYzm(
  phone: unknown,
  scene: Scene,
  options: CallOptions,
): Promise<{ countdown: number } | FieldError[]> {
  const parsed = phoneInput.safeParse(phone);
  return parsed.success
    ? api(memberApi.sendYzm, { ...parsed.data, scene }, options)
    : fieldErrors(parsed.error.issues, phone);
}
