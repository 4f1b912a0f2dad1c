import { Route } from 'react-router';
import { lazyPageWith } from '../app/lazy-page';
import { paths } from '../app/paths';
import { THREAD_WORDS } from './page-words';

const threadPage = lazyPageWith('workbench', 'editing', THREAD_WORDS);
const cooperation = () => import('../features/cooperation');
const Progress = threadPage(cooperation, 'FastCoopProgressPage');
const Cooperation = threadPage(cooperation, 'CooperationPage');
const GoodsDesignCheck = threadPage(cooperation, 'GoodsDesignCheckPage');
const MaterialDesignCheck = threadPage(cooperation, 'MaterialDesignCheckPage');
const Thread = threadPage(cooperation, 'ThreadPage');

/** Pages of cooperations and their threads. */
export const cooperationRoutes = [
  <Route key={paths.fastCoopProgress} path={paths.fastCoopProgress} element={<Progress />} />,
  <Route key={paths.cooperationDetail} path={paths.cooperationDetail} element={<Cooperation />} />,
  <Route key={paths.threadDetail} path={paths.threadDetail} element={<Thread />} />,
  <Route key={paths.goodsDesignCheck} path={paths.goodsDesignCheck} element={<GoodsDesignCheck />} />,
  <Route
    key={paths.materialDesignCheck}
    path={paths.materialDesignCheck}
    element={<MaterialDesignCheck />}
  />,
];
