import { useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { useApp } from '#web/lib/app.ts';
import { ErrorMessage } from '../error/error-message.tsx';
import { ErrorPage } from '../error/error-page.tsx';
import { isFailedCall, takeSilentReload } from './silent-reload.ts';

/** Takes the place of a page that failed in the browser; what stands around it stays. */
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
      // Offline, a reload would take the rest of the page away as well.
      onRetry={isFailedCall(error) ? () => void revalidate() : undefined}
    />
  );
}

/** Takes the place of everything, when what stands around the page failed itself. */
export function ErrorBoundary() {
  const { language, country } = useApp();
  const isGivenUp = useSilentReload(useRouteError());
  return isGivenUp ? <ErrorPage language={language} country={country} /> : null;
}

/** Reloads the page silently where that may help; true once it is time to say what happened. */
function useSilentReload(error: unknown): boolean {
  const [isGivenUp, setGivenUp] = useState(false);

  useEffect(() => {
    if (takeSilentReload(error, sessionStorage, navigator.onLine)) location.reload();
    else setGivenUp(true);
  }, [error]);

  return isGivenUp;
}
