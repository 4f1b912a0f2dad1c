import { lazy, useState } from 'react';
import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { Route } from 'react-router';
import { Dashboard } from './dashboard/Dashboard';
import { Broken, Denied, NotFound } from './components/ErrorPages';
import { Shell } from './shell/Shell';
import { SecondFactor } from './shell/SecondFactor';
import { useT } from './i18n/locale';
import { authProvider } from './providers/auth-provider';
import { dataProvider } from './providers/data-provider';
import { useI18n } from './providers/i18n-provider';
import { makeQueryClient, useFreshWords } from './providers/query-client';
import { resources } from './resources';
import { useMe } from './http/session';
import { theme } from './theme/theme';

const AccountPage = lazy(() => import('./account/AccountPage'));

/** react-admin with our frame, theme and providers; filters are stored by user. */
export function Admin() {
  const t = useT();
  const { id } = useMe();
  const i18n = useI18n();
  const [own] = useState(() => ({
    store: localStorageStore('1', `worktable_.console.${id}`),
    queryClient: makeQueryClient(),
  }));
  useFreshWords(own.queryClient);
  if (!i18n) return null;
  return (
    <AdminContext
      {...own}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18n}
      theme={theme}
      darkTheme={null}
    >
      <CoreAdminUI
        layout={Shell}
        dashboard={Dashboard}
        catchAll={NotFound}
        accessDenied={Denied}
        error={Broken}
        title={t('brand.name')}
        disableTelemetry
      >
        {resources.map(({ name, subject, pages }) => (
          <Resource key={name} name={name} options={{ subject }} {...pages} />
        ))}
        <CustomRoutes>
          <Route path="/account" element={<AccountPage />} />
          <Route path="/second-factor" element={<SecondFactor />} />
        </CustomRoutes>
      </CoreAdminUI>
    </AdminContext>
  );
}
