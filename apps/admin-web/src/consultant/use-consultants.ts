import { useRows } from '../providers/use-rows';

/** More consultants than this are looked for by name on their own page. */
const MOST = 100;

/** Consultants by name: those at work, or all. */
export const useConsultants = (only: { state?: 'active' } = { state: 'active' }) =>
  useRows('consultants', {
    filter: only,
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
