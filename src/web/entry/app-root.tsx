import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppContext, type App } from '#web/lib/app.ts';

interface AppRootProps {
  app: App;
  /** The router: a static one on the server. */
  children: ReactNode;
}

/** The providers around the router. Server and browser render the same tree. */
export function AppRoot({ app, children }: AppRootProps) {
  return (
    <AppContext value={app}>
      <QueryClientProvider client={app.queryClient}>
        {/* The server finds the end of the head elements by this marker. */}
        <div id="page">{children}</div>
      </QueryClientProvider>
    </AppContext>
  );
}
