import { useCallback, useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { isFailedCall, reloadSilently } from '#web/lib/failures/silent-reload.ts';
import { useApp } from '#web/lib/app.ts';
import { ErrorMessage } from '../error/error-message.tsx';
import { ErrorPage } from '../error/error-page.tsx';

/**
 * Replaces a page that failed in the browser, inside the layout. A page that failed without a
 * connection opens when the connection is back.
 */
export function PageErrorBoundary() {
  const { language, country } = useApp();
  const error = useRouteError();
  const mustShowError = useSilentReload(error);
  const { revalidate } = useRevalidator();
  const retry = useCallback(() => void revalidate(), [revalidate]);
  const isOffline = error instanceof NetworkError;

  useEffect(() => {
    if (!isOffline) return undefined;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isOffline, retry]);

  if (!mustShowError) return null;
  return (
    <ErrorMessage
      language={language}
      country={country}
      isOffline={isOffline}
      // A reload while offline would lose the rest of the page.
      onRetry={isFailedCall(error) ? retry : undefined}
    />
  );
}

/** Replaces the whole document if the layout itself failed. */
export function ErrorBoundary() {
  const { language, country } = useApp();
  const mustShowError = useSilentReload(useRouteError());
  return mustShowError ? <ErrorPage language={language} country={country} /> : null;
}

/**
 * Reloads the page without a message if that may help; returns true once the error must be shown.
 */
function useSilentReload(error: unknown): boolean {
  const [mustShowError, setMustShowError] = useState(false);

  useEffect(() => {
    if (!reloadSilently(error)) setMustShowError(true);
  }, [error]);

  return mustShowError;
}
