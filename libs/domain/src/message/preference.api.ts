import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { agree, choice } from '../core/wire';
import { MESSAGE_GROUPS } from './message.keys';
import { CHANNELS, type Preferences } from './preference';

export interface PreferenceView {
  preferences: Preferences;
  /** The confirmed address, masked; null without one. */
  email: string | null;
}

export const preferenceApi = {
  get: call<PreferenceView>()({
    path: 'message/preferences',
    access: 'member',
    input: z.strictObject({}),
    summary: 'By which channels messages of each group reach me',
  }),
  set: call<PreferenceView>()({
    path: 'message/setPreference',
    access: 'member',
    post: true,
    input: z.strictObject({ group: choice(MESSAGE_GROUPS), channel: choice(CHANNELS), on: agree() }),
    summary: 'Switch a channel of a group on or off',
  }),
};
