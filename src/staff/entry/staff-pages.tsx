import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { useStaffApp } from '../lib/staff-app.ts';
import { createStaffRouter } from './router.tsx';

/** The pages of a staff site. The router is created after the sign-in, which changes the address. */
export function StaffPages() {
  const { site } = useStaffApp();
  const [router] = useState(() => createStaffRouter(site));
  return <RouterProvider router={router} />;
}
