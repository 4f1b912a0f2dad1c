import { MESSAGE_GROUPS, type MessageGroup } from '@ipw/domain';
import { paths } from '../../app/paths';

/** The address of a group of messages; of all of them without one. */
export const messagesAt = (group?: MessageGroup): string =>
  group ? paths.systemMsgGroup.replace(':group', group) : paths.systemMsg;

/** The group an address names; anything else is all of them. */
export const groupIn = (name: string | undefined): MessageGroup | undefined =>
  MESSAGE_GROUPS.find((group) => group === name);
