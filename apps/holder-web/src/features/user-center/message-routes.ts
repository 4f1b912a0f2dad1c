import { MESSAGE_GROUPS, type MessageGroup } from '@ipw/domain';
import { paths } from '../../app/paths';

/** The address of a message group; without one, of all messages. */
export const messagesAt = (group?: MessageGroup): string =>
  group ? paths.systemMsgGroup.replace(':group', group) : paths.systemMsg;

/** The group in an address; undefined for all messages. */
export const groupIn = (name: string | undefined): MessageGroup | undefined =>
  MESSAGE_GROUPS.find((group) => group === name);
