import { lazyPageWith } from '../app/lazy-page';
import { CODE_WORDS, FILING_WORDS, SHOP_WORDS } from './page-words';

const filingPage = lazyPageWith('workbench', 'editing', CODE_WORDS, FILING_WORDS, SHOP_WORDS);

export const IprService = filingPage(() => import('../features/filing/IprServicePage'), 'IprServicePage');
export const MiddleEntry = filingPage(() => import('../features/filing/MiddleEntryPage'), 'MiddleEntryPage');
export const Welfare = filingPage(() => import('../features/filing/WelfarePage'), 'WelfarePage');
