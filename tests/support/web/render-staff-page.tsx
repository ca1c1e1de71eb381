import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { createMemoryRouter, type NonIndexRouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import type { Position } from '#shared/domain/identity/positions.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import { handleKey } from '#staff/lib/keys/key-bindings.ts';
import { createStaffQueryClient } from '#staff/lib/query-client.ts';
import { StaffContext, UserContext, type StaffApp } from '#staff/lib/staff-app.ts';
import { keepFocus } from '#staff/shell/focus/keep-focus.ts';
import { loadTexts } from '#staff/lib/text/texts.ts';
import { ToastProvider } from '#web/ui/toast/toast.tsx';

const KATA = { id: 7, username: 'kata', branch_ids: [] } as const;

interface StaffPageOptions {
  path: string;
  role: Role;
  /** The position of a branch administrator. */
  position?: Position;
  /** By default the console. */
  site?: StaffSite;
  /** The clinics of the account, by default none. */
  clinics?: readonly number[];
  /** The data of the route and what it contains, by default nothing. */
  route?: Pick<NonIndexRouteObject, 'handle' | 'children'>;
  /** The calls that the page makes. */
  api: Partial<StaffApp['api']>;
}

/** Renders a page of the console for kata, in English, with the keys and the focus of the shell. */
export async function renderStaffPage(
  page: ReactNode,
  { path, role, position, api, route = {}, site = 'operator', clinics = [] }: StaffPageOptions,
) {
  const texts = await loadTexts('en');
  const app = { country: 'hu', site, language: 'en', texts, api } as const;
  const pathname = path.replace(/\?\w+=.*/, '');
  const router = createMemoryRouter(
    [{ ...route, path: pathname, element: <InShell>{page}</InShell> }],
    {
      initialEntries: [path.replace(/\/[:*].*/, '') || '/'],
    },
  );
  document.documentElement.lang = 'en';
  return render(
    <StaffContext value={app as unknown as StaffApp}>
      <QueryClientProvider client={createStaffQueryClient()}>
        <ToastProvider labels={{ region: 'Messages', dismiss: 'Close' }}>
          <UserContext
            value={
              {
                ...KATA,
                role,
                position: position ?? null,
                clinic_ids: clinics,
              } as unknown as StaffUser
            }
          >
            <RouterProvider router={router} />
          </UserContext>
        </ToastProvider>
      </QueryClientProvider>
    </StaffContext>,
  );
}

function InShell({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  useEffect(() => keepFocus(), []);
  return <main tabIndex={-1}>{children}</main>;
}
