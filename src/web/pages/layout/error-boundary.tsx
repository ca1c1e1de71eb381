import { useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { useApp } from '#web/lib/app.ts';
import { ErrorMessage } from '../error/error-message.tsx';
import { ErrorPage } from '../error/error-page.tsx';
import { isFailedCall, takeSilentReload } from './silent-reload.ts';

/** Replaces a page that failed in the browser; the layout stays. */
export function PageErrorBoundary() {
  const { language, country } = useApp();
  const error = useRouteError();
  const isGivenUp = useSilentReload(error);
  const { revalidate } = useRevalidator();
  if (!isGivenUp) return null;
  return (
    <ErrorMessage
      language={language}
      country={country}
      isOffline={error instanceof NetworkError}
      // Offline, a reload would lose the rest of the page.
      onRetry={isFailedCall(error) ? () => void revalidate() : undefined}
    />
  );
}

/** Replaces the whole document if the layout itself failed. */
export function ErrorBoundary() {
  const { language, country } = useApp();
  const isGivenUp = useSilentReload(useRouteError());
  return isGivenUp ? <ErrorPage language={language} country={country} /> : null;
}

/** Reloads the page silently where that may help; returns true once the error must be shown. */
function useSilentReload(error: unknown): boolean {
  const [isGivenUp, setGivenUp] = useState(false);

  useEffect(() => {
    if (takeSilentReload(error, sessionStorage, navigator.onLine)) location.reload();
    else setGivenUp(true);
  }, [error]);

  return isGivenUp;
}
