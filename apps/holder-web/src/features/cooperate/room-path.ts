import { paths, withQuery } from '../../app/paths';
import type { RoomLink } from './room.calls';

/** The page of a cooperation, or of one of its threads, by its link. */
export const roomPath = ({ coop_no, access_key }: RoomLink, more: Record<string, string> = {}) =>
  withQuery(paths.cooperateRoom, { no: coop_no, key: access_key, ...more });
