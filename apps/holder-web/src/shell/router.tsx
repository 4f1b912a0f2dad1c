import { AGREEMENTS } from '@ipw/domain';
import { HashRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { DialogRoute } from '../app/DialogRoute';
import { RequireVisitor } from '../app/guards';
import { Layout } from './layout';
import { lazyPage } from '../app/lazy-page';
import { paths } from '../app/paths';
import { PLAIN_PAGES } from './plain-pages';

const Landing = lazyPage(() => import('../features/landing/LandingPage'), 'LandingPage', 'landing');
const Login = lazyPage(() => import('../features/account/LoginPage'), 'LoginPage', 'account');
const Register = lazyPage(() => import('../features/account/RegisterPage'), 'RegisterPage', 'account');
const ResetPassword = lazyPage(
  () => import('../features/account/ResetPasswordPage'),
  'ResetPasswordPage',
  'account',
);
const Contact = lazyPage(() => import('../features/about/ContactPage'), 'ContactPage', 'about');
const AboutUs = lazyPage(() => import('../features/about/AboutPage'), 'AboutPage', 'about', 'landing');
const Legal = lazyPage(() => import('../features/legal/LegalPage'), 'LegalPage', 'landing');
const Faq = lazyPage(() => import('../features/faq/FaqPage'), 'FaqPage', 'open');
const Cooperate = lazyPage(() => import('../features/cooperate/CooperateRoutes'), 'CooperateRoutes');
const Verify = lazyPage(() => import('../features/verify/VerifyRoute'), 'VerifyRoute');
const NotFound = lazyPage(() => import('../features/exception/NotFoundPage'), 'NotFoundPage', 'landing');
const MemberRoutes = lazyPage(() => import('./member-routes'), 'MemberRoutes');

function Frame() {
  const { pathname } = useLocation();
  return (
    <Layout pathname={pathname}>
      <Outlet />
    </Layout>
  );
}

/** All pages, with the router. */
export const Router = () => (
  <HashRouter>
    <DialogRoute />
    <Pages />
  </HashRouter>
);

function Pages() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<Navigate to={paths.landing} replace />} />
        <Route path={paths.landing} element={<Landing />} />
        <Route element={<RequireVisitor />}>
          <Route path={paths.login} element={<Login key="login" way="login" />} />
          <Route path={paths.overseasLogin} element={<Login key="overseas" way="overseasLogin" />} />
          <Route path={paths.register} element={<Register />} />
        </Route>
        <Route path={paths.resetPassword} element={<ResetPassword />} />
        {Object.entries(PLAIN_PAGES).map(([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path={`${paths.cooperateAll}/*`} element={<Cooperate />} />
        <Route path={`${paths.verify}/:id?`} element={<Verify />} />
        <Route path={paths.contact} element={<Contact />} />
        <Route path={paths.aboutUs} element={<AboutUs />} />
        <Route path={`${paths.faq}/:topic?`} element={<Faq />} />
        {AGREEMENTS.map((page) => (
          <Route key={page} path={paths[page]} element={<Legal />} />
        ))}
        <Route path={paths.notFound} element={<NotFound />} />
        <Route path="*" element={<MemberRoutes />} />
      </Route>
    </Routes>
  );
}
