import type { FILING_MARKABLE, FilingAdminRecord } from '@ipw/domain';
import { Day } from '../components/Day';
import type { Markable } from '../review/model/review-model';

type Part = Markable & { field: (typeof FILING_MARKABLE)[number] };

/** Parts of a filing that a correction can mark. */
export const filingMarkable = (filing: FilingAdminRecord): Part[] => [
  { field: 'title', value: filing.title },
  { field: 'work_kind' },
  { field: 'description', value: filing.description },
  { field: 'completed_on', value: filing.completed_on && <Day on={filing.completed_on} /> },
  { field: 'published_on', value: filing.published_on && <Day on={filing.published_on} /> },
  { field: 'pictures', files: filing.pictures },
  { field: 'author_name', value: filing.author_name },
  { field: 'holder_kind' },
  { field: 'holder_name', value: filing.holder_name },
  { field: 'holder_number', value: filing.holder_number },
  { field: 'documents', files: filing.documents },
];
