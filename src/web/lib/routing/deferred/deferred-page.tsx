import { Suspense, use, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';

interface DeferredPageProps {
  /** The path of the page. */
  path: string;
  /** The data of the loader, or their promise while they are late. */
  data: unknown;
  /** The outline of the page. */
  outline: ReactNode;
  children: ReactNode;
}

/**
 * Shows the outline of a page until its late data have loaded. A page whose data are not late replaces
 * the content of the one before, so that a changed filter keeps the scroll position. Markup of the
 * server has no boundary, so it hydrates at once.
 */
export function DeferredPage({ path, data, outline, children }: DeferredPageProps) {
  const [late, setLate] = useState(() => (data instanceof Promise ? { path, data } : null));
  if (data instanceof Promise && data !== late?.data) setLate({ path, data });
  if (late === null) return children;
  return (
    <Suspense key={late.path} fallback={outline}>
      <AfterLoading late={late.data}>{children}</AfterLoading>
    </Suspense>
  );
}

/** Suspends until the data have loaded; the error boundary of the page shows a failure. */
function AfterLoading({ late, children }: { late: Promise<unknown>; children: ReactNode }) {
  const data = use(late);
  const target = data instanceof Response ? data.headers.get('Location') : null;
  return target === null ? children : <Navigate to={target} replace />;
}
