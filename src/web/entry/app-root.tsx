import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppContext, type App } from '#web/lib/app.ts';

interface AppRootProps {
  app: App;
  /** The router: a static one on the server. */
  children: ReactNode;
}

/** What server and browser put around the router; both render the same tree. */
export function AppRoot({ app, children }: AppRootProps) {
  return (
    <AppContext value={app}>
      <QueryClientProvider client={app.queryClient}>
        {/* Where the server finds the end of what React wants in the head. */}
        <div id="page">{children}</div>
      </QueryClientProvider>
    </AppContext>
  );
}
