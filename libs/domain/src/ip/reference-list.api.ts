import * as z from 'zod/mini';
import { call } from '../core/endpoint';

export interface ReferenceRow {
  id: number | string;
  name: string;
  /** Hidden: IPs that have it still show its name, but forms no longer offer it. */
  hidden?: 1;
}

export const referenceList = <const P extends string>(path: P, summary: string) =>
  call<ReferenceRow[]>()({ path, access: 'public', input: z.strictObject({}), summary });

/** Apart from the other calls of IPs, because buyers' pages need it without their schemas. */
export const fieldListCall = referenceList('ip/ipFieldList', 'Licensing fields');
