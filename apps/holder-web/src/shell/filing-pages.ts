import { lazyPageWith } from '../app/lazy-page';
import { FILING_WORDS } from './page-words';

const filingPage = lazyPageWith('workbench', 'editing', FILING_WORDS);

export const IprService = filingPage(() => import('../features/filing/IprServicePage'), 'IprServicePage');
export const MiddleEntry = filingPage(() => import('../features/filing/MiddleEntryPage'), 'MiddleEntryPage');
export const Welfare = filingPage(() => import('../features/filing/WelfarePage'), 'WelfarePage');
