import { useState } from 'react';
import { createHashRouter, RouterProvider } from 'react-router';
import { Admin } from './Admin';
import './theme/console.css';
import './theme/sections.css';

/**
 * Everything behind the sign-in page; its own chunk. The router is made here, once: react-admin would make a new one
 * with every language switch and every renewed session, and calls under way would lead nowhere.
 */
export default function Console() {
  const [router] = useState(() => createHashRouter([{ path: '*', element: <Admin /> }]));
  return <RouterProvider router={router} />;
}
