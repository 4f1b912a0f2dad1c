import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queries } from './queries';

/** Gives the routes below it the query client; visitors' pages do without, which keeps them small. */
export const Queries = () => (
  <QueryClientProvider client={queries}>
    <Outlet />
  </QueryClientProvider>
);
