import { useRows } from '../providers/use-rows';

/** Maximum consultants loaded; others are found by name on their own page. */
const MOST = 100;

/** Consultants by name: active ones, or all. */
export const useConsultants = (only: { state?: 'active' } = { state: 'active' }) =>
  useRows('consultants', {
    filter: only,
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
