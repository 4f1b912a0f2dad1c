import { faqEditInput, faqInput, type FaqRow } from './faq';
import { shownCalls } from './shown.admin.api';

export const faqAdminApi = shownCalls<FaqRow>()('faqs', {
  subject: 'faq',
  filters: ['q', 'topic'],
  sorts: ['sort', 'id', 'topic'],
  input: faqInput,
  edit: faqEditInput,
});
