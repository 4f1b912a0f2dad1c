import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { id, type Page, paging } from '../core/wire';
import {
  authInput,
  loginInput,
  phoneInput,
  registerInput,
  resetPasswordInput,
  sendYzmInput,
  updPasswordInput,
  type AuthStatus,
  type MemberInfo,
  type SessionRow,
  type SignedIn,
  type SignInRow,
} from './member.schema';

const none = z.strictObject({});

export const memberApi = {
  isRegister: call<{ is_register: 0 | 1 }>()({
    path: 'member/isRegister',
    access: 'public',
    proof: true,
    input: phoneInput,
    summary: 'Is this phone registered',
  }),
  sendYzm: call<{ countdown: number }>()({
    path: 'member/sendYzm',
    access: 'public',
    proof: true,
    post: true,
    input: sendYzmInput,
    summary: 'Send a one-time code',
  }),
  login: call<SignedIn>()({
    path: 'member/login',
    access: 'public',
    proof: true,
    post: true,
    input: loginInput,
    summary: 'Sign in by password or code',
  }),
  register: call<SignedIn>()({
    path: 'member/register',
    access: 'public',
    proof: true,
    post: true,
    creates: true,
    input: registerInput,
    summary: 'Register and sign in',
  }),
  info: call<MemberInfo>()({ path: 'member/info', access: 'member', input: none, summary: 'Who am I' }),
  auth: call<{ is_auth: 0 | 1; status: AuthStatus }>()({
    path: 'member/auth',
    access: 'member',
    post: true,
    input: authInput,
    summary: 'Real-name verification',
  }),
  updPassword: call<null>()({
    path: 'member/updPassword',
    access: 'member',
    post: true,
    input: updPasswordInput,
    summary: 'Change the password',
  }),
  resetPassword: call<null>()({
    path: 'member/resetPassword',
    access: 'public',
    proof: true,
    post: true,
    input: resetPasswordInput,
    summary: 'Set a new password by code',
  }),
  logout: call<null>()({
    path: 'member/logout',
    access: 'member',
    post: true,
    input: none,
    summary: 'Sign out',
  }),
  switchIp: call<MemberInfo>()({
    path: 'member/switchIp',
    access: 'ip',
    post: true,
    input: z.strictObject({ ip_id: id() }),
    summary: 'Make an IP the current one',
  }),
  sessions: call<SessionRow[]>()({
    path: 'member/sessions',
    access: 'member',
    input: none,
    summary: 'Where I am signed in',
  }),
  revokeSession: call<null>()({
    path: 'member/revokeSession',
    access: 'member',
    post: true,
    input: z.strictObject({ session_id: id() }),
    summary: 'End one of my sessions',
  }),
  revokeOthers: call<{ ended: number }>()({
    path: 'member/revokeOthers',
    access: 'member',
    post: true,
    input: none,
    summary: 'End all of my sessions but this one',
  }),
  consultants: call<{ consultant_id: string; name: string }[]>()({
    path: 'member/consultants',
    access: 'public',
    proof: true,
    input: none,
    summary: 'Public list of consultants',
  }),
};

export const loginList = call<Page<SignInRow>>()({
  path: 'ip/loginList',
  access: 'member',
  input: z.strictObject({ ...paging }),
  summary: 'My sign-ins of the last 180 days, failed ones as well',
});
