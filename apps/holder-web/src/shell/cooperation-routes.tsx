import { Route } from 'react-router';
import { lazyPageWith } from '../app/lazy-page';
import { paths } from '../app/paths';
import { SKIN_WORDS, TENDER_WORDS, THREAD_WORDS } from './page-words';

const tenderPage = lazyPageWith('workbench', 'editing', TENDER_WORDS);
const Board = tenderPage(() => import('../features/tender/BusinessActivityPage'), 'BusinessActivityPage');
const Tenders = tenderPage(
  () => import('../features/tender/FastCoopManagementPage'),
  'FastCoopManagementPage',
);
const Tender = tenderPage(() => import('../features/tender/TenderPage'), 'TenderPage');
const SignUp = tenderPage(() => import('../features/tender/FastCoopSignUpPage'), 'FastCoopSignUpPage');
const SignUpInfo = tenderPage(
  () => import('../features/tender/FastCoopSignUpInfoPage'),
  'FastCoopSignUpInfoPage',
);

const threadPage = lazyPageWith('workbench', 'editing', THREAD_WORDS);
const cooperation = () => import('../features/cooperation');
const Progress = threadPage(cooperation, 'FastCoopProgressPage');
const Cooperation = threadPage(cooperation, 'CooperationPage');
const GoodsDesignCheck = threadPage(cooperation, 'GoodsDesignCheckPage');
const MaterialDesignCheck = threadPage(cooperation, 'MaterialDesignCheckPage');
const Thread = threadPage(cooperation, 'ThreadPage');
const ImageRequests = threadPage(cooperation, 'ImageUsageManagementPage');
const ImageRequest = threadPage(cooperation, 'ImageRequestPage');

/** Pages of cooperations and their threads. */
export const cooperationRoutes = [
  <Route key={paths.fastCoopProgress} path={paths.fastCoopProgress} element={<Progress />} />,
  <Route key={paths.cooperationDetail} path={paths.cooperationDetail} element={<Cooperation />} />,
  <Route key={paths.threadDetail} path={paths.threadDetail} element={<Thread />} />,
  <Route key={paths.imageUsageManagement} path={paths.imageUsageManagement} element={<ImageRequests />} />,
  <Route key={paths.imageRequestDetail} path={paths.imageRequestDetail} element={<ImageRequest />} />,
  <Route key={paths.goodsDesignCheck} path={paths.goodsDesignCheck} element={<GoodsDesignCheck />} />,
  <Route
    key={paths.materialDesignCheck}
    path={paths.materialDesignCheck}
    element={<MaterialDesignCheck />}
  />,
];

/** Pages of tender projects and entries. */
export const tenderRoutes = [
  <Route key={paths.businessActivity} path={paths.businessActivity} element={<Board />} />,
  <Route key={paths.fastCoopManagement} path={paths.fastCoopManagement} element={<Tenders />} />,
  <Route key={paths.tenderDetail} path={paths.tenderDetail} element={<Tender />} />,
  <Route key={paths.fastCoopSignUp} path={paths.fastCoopSignUp} element={<SignUp />} />,
  <Route key={paths.fastCoopSignUpInfo} path={paths.fastCoopSignUpInfo} element={<SignUpInfo />} />,
];

const skinPage = lazyPageWith('workbench', 'editing', SKIN_WORDS);
const Skins = skinPage(
  () => import('../features/skin/BilibiliGoodsManagementPage'),
  'BilibiliGoodsManagementPage',
);
const SkinEdit = skinPage(() => import('../features/skin/BilibiliGoodsEditPage'), 'BilibiliGoodsEditPage');

/** Pages of skin goods for the video platform. */
export const skinRoutes = [
  <Route key={paths.bilibiliGoodsManagement} path={paths.bilibiliGoodsManagement} element={<Skins />} />,
  <Route key={paths.bilibiliGoodsEdit} path={paths.bilibiliGoodsEdit} element={<SkinEdit />} />,
];
