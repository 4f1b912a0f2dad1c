import type { IpDetail } from '@ipw/domain';
import { fromJson } from '../core/db/db';
import type { FileService, Viewer } from '../core/files/file.service';
import { iso } from '../core/http/iso';
import type { IpEntity } from './ip.entity';

/** A database date as `YYYY-MM-DD`. */
export const dayOf = (value: string | Date | null): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? '');

/** Columns of `ip` that `ipDetail` reads besides id, kind, name and picture. */
const SHOWN = [
  'intro',
  'core_audience',
  'auth_field_id',
  'birth_time',
  'birth_area',
  'ip_origin',
  'ip_types',
  'own_kernels',
  'kernels',
  'claimed_at',
] as const;
export type IpShown = Pick<IpEntity, 'id' | 'kind' | 'ip_name' | 'image_id' | (typeof SHOWN)[number]>;
/** The same in a statement that has more tables and the IP's name and picture already. */
export const IP_SHOWN = SHOWN.map((column) => `ip.${column}`).join(', ');

/** An IP as its operators see it; unset choices are 0, unset texts and dates ''. Pictures get addresses signed for the viewer. */
export const ipDetail = (row: IpShown, files: FileService, viewer: Viewer): IpDetail => ({
  ip_id: row.id,
  kind: row.kind,
  ip_name: row.ip_name,
  ip_image: files.picture(row.image_id, viewer),
  image_id: row.image_id,
  intro: row.intro,
  core_audience: row.core_audience,
  auth_field_id: row.auth_field_id ?? 0,
  birth_time: dayOf(row.birth_time),
  birth_area: (row.birth_area ?? '') as IpDetail['birth_area'],
  ip_origin: row.ip_origin ?? 0,
  ip_types: row.ip_types ? fromJson<number[]>(row.ip_types) : [],
  own_kernels: row.own_kernels ? fromJson<string[]>(row.own_kernels) : [],
  kernels: row.kernels ? fromJson<number[]>(row.kernels) : [],
  claimed_at: iso(row.claimed_at),
});
