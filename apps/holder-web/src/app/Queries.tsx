import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queries } from './queries';

/** Provides the query client to the routes below; visitors' pages are smaller without it. */
export const Queries = () => (
  <QueryClientProvider client={queries}>
    <Outlet />
  </QueryClientProvider>
);
