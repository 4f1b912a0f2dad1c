import { MESSAGE_GROUPS, type MessageGroup } from './message.keys';

/** Channels of a message. It is always stored in the app; SMS and e-mail are sent in addition. */
export const CHANNELS = ['in_app', 'sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

export type Channels = Record<Channel, boolean>;
export type Preferences = Record<MessageGroup, Channels>;
/** Settings of a member that differ from the default. */
export type Choices = Partial<Record<MessageGroup, Partial<Channels>>>;

/** Settings of members who changed none. */
export const DEFAULT_PREFERENCES: Readonly<Preferences> = {
  reviews: { in_app: true, sms: true, email: true },
  business: { in_app: true, sms: false, email: true },
  security: { in_app: true, sms: true, email: true },
  announcements: { in_app: true, sms: false, email: false },
};

/** This group cannot be silenced: always in the app, and always by SMS or e-mail. */
export const ALWAYS_ON: MessageGroup = 'security';

/** The member's channels of every group. Without a confirmed address no e-mail is sent, and security messages go by SMS. */
export function preferencesOf(choices: Choices, hasEmail: boolean): Preferences {
  const entries = MESSAGE_GROUPS.map((group) => {
    const channels = { ...DEFAULT_PREFERENCES[group], ...choices[group] };
    if (!hasEmail) channels.email = false;
    if (group === ALWAYS_ON) {
      channels.in_app = true;
      channels.sms ||= !channels.email;
    }
    return [group, channels] as const;
  });
  return Object.fromEntries(entries) as Preferences;
}

/** Whether a channel of a group cannot be switched off: for security the app, and the last of SMS and e-mail. */
export const isLocked = (group: MessageGroup, channel: Channel, now: Preferences): boolean =>
  group === ALWAYS_ON && now[group][channel] && !(channel !== 'in_app' && now[group].sms && now[group].email);
