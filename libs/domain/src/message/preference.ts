import { MESSAGE_GROUPS, type MessageGroup } from './message.keys';

/**
 * Channels of a message. It is always stored in the app; SMS and e-mail are sent in addition, with `daily` once a day for all
 * messages of such groups.
 */
export const CHANNELS = ['in_app', 'sms', 'email', 'daily'] as const;
export type Channel = (typeof CHANNELS)[number];

export type Channels = Record<Channel, boolean>;
export type Preferences = Record<MessageGroup, Channels>;
/** Settings of a member that differ from the default. */
export type Choices = Partial<Record<MessageGroup, Partial<Channels>>>;

/** Settings of members who changed none. */
export const DEFAULT_PREFERENCES: Readonly<Preferences> = {
  reviews: { in_app: true, sms: true, email: true, daily: false },
  business: { in_app: true, sms: false, email: true, daily: false },
  security: { in_app: true, sms: true, email: true, daily: false },
  announcements: { in_app: true, sms: false, email: false, daily: false },
};

/** This group cannot be silenced or delayed: always in the app, and always at once by SMS or e-mail. */
export const ALWAYS_ON: MessageGroup = 'security';

/** The member's channels of every group. Without a confirmed address no e-mail is sent, and security messages go by SMS. */
export function preferencesOf(choices: Choices, hasEmail: boolean): Preferences {
  const entries = MESSAGE_GROUPS.map((group) => {
    const channels = { ...DEFAULT_PREFERENCES[group], ...choices[group] };
    if (!hasEmail) channels.email = false;
    if (group === ALWAYS_ON) {
      channels.in_app = true;
      channels.daily = false;
      channels.sms ||= !channels.email;
    }
    return [group, channels] as const;
  });
  return Object.fromEntries(entries) as Preferences;
}

/** Whether a switch of a group cannot be turned: for security the app, the last of SMS and e-mail, and once a day. */
export const isLocked = (group: MessageGroup, channel: Channel, now: Preferences): boolean =>
  group === ALWAYS_ON &&
  (channel === 'daily' ||
    (now[group][channel] && !(channel !== 'in_app' && now[group].sms && now[group].email)));
