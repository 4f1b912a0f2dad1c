import * as z from 'zod/mini';
import { call } from '../core/endpoint';
import { isName } from '../core/names';
import { id, line, type Page, paging, rule } from '../core/wire';
import type { SideBySide } from '../review/review.schema';
import { type IpInfoView, normalFields } from './ip-info.schema';
import { hasKernel } from './kernels';
import { fieldListCall, referenceList } from './reference-list.api';

/** The name of an IP: Han characters and digits, or Latin letters and digits, never mixed. */
export const ipName = () => z.pipe(line(40), z.string().check(rule('name', isName)));

/** All fields of an IP before it is claimed. */
export const ipAddInput = z.strictObject(normalFields).check(hasKernel);
export type IpInput = z.output<typeof ipAddInput>;

export interface IpFound {
  ip_id: string;
  ip_name: string;
  kind: 'normal' | 'artist';
  ip_image: string | null;
  /** Whether it can be claimed. */
  claim_state: 'unclaimed' | 'claiming' | 'claimed';
  mine: boolean;
}

export interface IpInfo {
  ip_id: string;
  ip_image: string | null;
  ip_name: string;
  link_QRcode: string | null;
  link_name: string | null;
  link_phone_number: string | null;
  order_tag: 0 | 1;
  /** Whether the gallery holds a series, drafts included. */
  is_ip_resource: boolean;
}

/** The approved data, flat; `IpInfoDetail` adds the review of its information. */
export interface IpDetail extends Omit<IpInput, 'ip_image'> {
  ip_id: string;
  kind: 'normal' | 'artist';
  ip_image: string | null;
  image_id: string | null;
  claimed_at: string | null;
}

/** The approved information and its review: approved and proposed side by side. */
export type IpInfoDetail = IpDetail & SideBySide<IpInfoView>;

const ofIp = z.strictObject({ ip_id: id() });

export const ipApi = {
  add: call<{ ip_id: string }>()({
    path: 'ip/add',
    access: 'member',
    post: true,
    creates: true,
    input: ipAddInput,
    summary: 'Create an IP to claim',
  }),
  search: call<Page<IpFound>>()({
    path: 'ip/search',
    access: 'member',
    proof: true,
    input: z.strictObject({ keyword: line(40), ...paging }),
    summary: 'Find IPs by name',
  }),
  info: call<IpInfo>()({
    path: 'ip/info',
    access: 'ip',
    input: ofIp,
    summary: 'The current IP for the frame',
  }),
  detail: call<IpInfoDetail>()({
    path: 'ip/detail',
    access: 'ip',
    input: ofIp,
    summary: 'Everything about an IP',
  }),
  ipCountryList: referenceList('ip/ipCountryList', 'Birth areas'),
  ipTypeList: referenceList('ip/ipTypeList', 'IP types'),
  ipKernelList: referenceList('ip/ipKernelList', 'Core information tags'),
  ipBirthList: referenceList('ip/ipBirthList', 'Origins of an IP'),
  ipArtGenresList: referenceList('ip/ipArtGenresList', 'Art genres'),
  ipFieldList: fieldListCall,
};
