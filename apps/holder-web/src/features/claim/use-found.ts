import { codePointLength, ipApi } from '@ipw/domain';
import { useApi } from '../../app/use-api';
import { useSettled } from '../../form/use-settled';

const REST_MS = 300;
const LONGEST = 40;

/** IPs found by name after a pause in typing. */
export function useFound(keyword: string) {
  const word = useSettled(keyword, REST_MS);
  const enabled = word !== '' && codePointLength(word) <= LONGEST;
  const query = useApi(ipApi.search, { keyword: word }, { enabled });
  return { word, query, enabled, none: enabled && query.data?.length === 0 };
}
