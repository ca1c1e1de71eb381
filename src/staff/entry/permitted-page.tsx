import { Outlet, useMatches } from 'react-router';
import { usePermission } from '../lib/staff-app.ts';
import { ForbiddenPage } from '../pages/forbidden/forbidden-page.tsx';
import type { PageHandle } from './pages.ts';

/** Shows a page to those whose role permits its call, and to everyone else for which roles it is. */
export function PermittedPage() {
  const can = usePermission();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const permission = handle?.permission ?? null;
  return permission === null || can(permission) ? (
    <Outlet />
  ) : (
    <ForbiddenPage permission={permission} />
  );
}
