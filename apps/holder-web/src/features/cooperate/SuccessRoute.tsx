import { lazyPage } from '../../app/lazy-page';
import { SuccessPage } from './SuccessPage';
import { words } from './words';

const Page = lazyPage(() => Promise.resolve({ SuccessPage }), 'SuccessPage', words);

export const SuccessRoute = () => <Page />;
