import { useState } from 'react';
import { createHashRouter, RouterProvider } from 'react-router';
import { Admin } from './Admin';
import './theme/console.css';
import './theme/sections.css';

/**
 * Everything behind the sign-in page, as a chunk of its own. The router is created here once: react-admin would create a new
 * one with every language switch and every renewed session, and running calls would be lost.
 */
export default function Console() {
  const [router] = useState(() => createHashRouter([{ path: '*', element: <Admin /> }]));
  return <RouterProvider router={router} />;
}
