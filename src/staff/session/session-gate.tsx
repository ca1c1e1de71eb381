import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statusOf } from '#web/lib/failures/api-failure.ts';
import { UserContext, useStaffApp } from '../lib/staff-app.ts';
import { QueryView } from '../ui/page/query-view.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { linkOf } from './links.ts';
import { SESSION_KEY, storeSession } from './session.ts';
import { SignInLinkPage } from './sign-in-link-page.tsx';
import { SignInPage } from './sign-in-page.tsx';

/** Shows the pages to a signed-in member of staff, and the sign-in to everyone else. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { api } = useStaffApp();
  const link = linkOf(location);
  const query = useQuery({
    queryKey: SESSION_KEY,
    staleTime: Infinity,
    queryFn: async () => {
      if (link !== null) return null;
      try {
        return storeSession(await api.renewSession());
      } catch (error) {
        if (statusOf(error) === 401) return null;
        throw error;
      }
    },
  });
  return (
    <QueryView query={query}>
      {(session) => {
        if (session?.next === 'done') {
          return <UserContext value={session.user}>{children}</UserContext>;
        }
        if (session === null && link?.kind === 'invitation') {
          return <InvitationPage token={link.token} />;
        }
        if (session === null && link !== null) return <SignInLinkPage token={link.token} />;
        return <SignInPage session={session} />;
      }}
    </QueryView>
  );
}
