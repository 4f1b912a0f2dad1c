import { MESSAGE_GROUPS, type MessageGroup } from './message.keys';

/** Ways a message reaches a member. In the app every message is kept; the others are sent besides. */
export const CHANNELS = ['in_app', 'sms', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

export type Channels = Record<Channel, boolean>;
export type Preferences = Record<MessageGroup, Channels>;
/** What a member chose otherwise than the default. */
export type Choices = Partial<Record<MessageGroup, Partial<Channels>>>;

/** What holds until a member chooses. */
export const DEFAULT_PREFERENCES: Readonly<Preferences> = {
  reviews: { in_app: true, sms: true, email: true },
  business: { in_app: true, sms: false, email: true },
  security: { in_app: true, sms: true, email: true },
  announcements: { in_app: true, sms: false, email: false },
};

/** Messages of this group cannot be silenced: always in the app, and always by SMS or e-mail. */
export const ALWAYS_ON: MessageGroup = 'security';

/** The channels of every group as chosen. Without a confirmed address nothing goes by e-mail, and security by SMS. */
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

/** Whether a channel of a group cannot be changed: security in the app, and its last way out of the app. */
export const isLocked = (group: MessageGroup, channel: Channel, now: Preferences): boolean =>
  group === ALWAYS_ON && now[group][channel] && !(channel !== 'in_app' && now[group].sms && now[group].email);
