import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { useApp } from '#web/lib/app.ts';
import { ErrorPage } from '../error/error-page.tsx';
import { takeSilentReload } from './silent-reload.ts';

/** Takes the place of a page that failed in the browser: reloads it silently, or says so. */
export function ErrorBoundary() {
  const { language, country } = useApp();
  const error = useRouteError();
  const [isGivenUp, setGivenUp] = useState(false);

  useEffect(() => {
    if (takeSilentReload(error, sessionStorage, navigator.onLine)) location.reload();
    else setGivenUp(true);
  }, [error]);

  return isGivenUp ? <ErrorPage language={language} country={country} /> : null;
}
