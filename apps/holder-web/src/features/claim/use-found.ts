import { codePointLength, ipApi } from '@ipw/domain';
import { useState } from 'react';
import { useApi } from '../../app/use-api';
import { useSettled } from '../../form/use-settled';

const REST_MS = 300;
const LONGEST = 40;

/** IPs found by name after a pause in typing, page by page. */
export function useFound(keyword: string) {
  const word = useSettled(keyword, REST_MS);
  const enabled = word !== '' && codePointLength(word) <= LONGEST;
  const [at, setAt] = useState({ word, page: 1 });
  const page = at.word === word ? at.page : 1;
  const query = useApi(ipApi.search, { keyword: word, ...(page > 1 && { page }) }, { enabled });
  const goTo = (next: number) => setAt({ word, page: next });
  return { word, query, enabled, page, goTo, none: enabled && query.data?.total === 0 };
}
