import type { ReferenceRow } from '../ip/ip.api';

/** How many IPs the public directory shows at once. */
export const DIRECTORY_SIZE = 12;
/** The licensing field that stands for all of them. */
export const ALL_FIELDS = 31;

/** An IP as everybody may see it; nothing about the member behind it. */
export interface DirectoryIp {
  ip_id: string;
  ip_name: string;
  kind: 'normal' | 'artist';
  ip_image: string;
  auth_field_id: number;
  auth_field: string;
}

export interface Directory {
  list: DirectoryIp[];
  /** The licensing fields that have something to show, 'all' first. */
  fields: ReferenceRow[];
}
