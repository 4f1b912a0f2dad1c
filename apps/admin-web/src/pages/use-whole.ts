import { useGetOne, useGetRecordId } from 'react-admin';
import type { ResourceName } from '../http/call-api';
import type { Row } from '../fields/field';

/** The whole record of a page, cached separately from list rows. */
export function useWhole<D extends Row>(resource: ResourceName) {
  const id = String(useGetRecordId());
  return { id, ...useGetOne<D>(resource, { id, meta: { whole: true } }) };
}
