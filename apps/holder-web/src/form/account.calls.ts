import { type Input, loginInput, memberApi, registerInput, resetPasswordInput } from '@ipw/domain';
import { api, type CallOptions } from '../app/api';

export { loginInput, registerInput, resetPasswordInput };

export const login = (input: Input<typeof memberApi.login>, options: CallOptions) =>
  api(memberApi.login, input, options);
export const register = (input: Input<typeof memberApi.register>, options: CallOptions) =>
  api(memberApi.register, input, options);
export const resetPassword = (input: Input<typeof memberApi.resetPassword>, options: CallOptions) =>
  api(memberApi.resetPassword, input, options);
export const consultants = () => api(memberApi.consultants, {});
