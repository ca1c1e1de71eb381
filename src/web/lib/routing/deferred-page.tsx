import { Suspense, use, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';

interface DeferredPageProps {
  /** The data of the loader, or their promise while they are late. */
  data: unknown;
  /** The outline of the page. */
  outline: ReactNode;
  children: ReactNode;
}

/**
 * Shows the outline of a page until its late data have loaded. Set the path as key: another page
 * must not keep the old content. Markup of the server has no boundary, so it hydrates at once.
 */
export function DeferredPage({ data, outline, children }: DeferredPageProps) {
  const [late] = useState(() => (data instanceof Promise ? data : null));
  if (late === null) return children;
  return (
    <Suspense fallback={outline}>
      <AfterLoading late={late}>{children}</AfterLoading>
    </Suspense>
  );
}

/** Suspends until the data have loaded; the error boundary of the page shows a failure. */
function AfterLoading({ late, children }: { late: Promise<unknown>; children: ReactNode }) {
  const data = use(late);
  const target = data instanceof Response ? data.headers.get('Location') : null;
  return target === null ? children : <Navigate to={target} replace />;
}
