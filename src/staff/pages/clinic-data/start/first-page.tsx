import { Navigate } from 'react-router';
import { useCountryStart } from '#staff/lib/country-start.ts';
import { usePermission } from '#staff/lib/staff-app.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';

/** Leads an administrator to the steps that start the country until a clinic is live, and others to the inbox. */
export function FirstPage() {
  const can = usePermission();
  const query = useCountryStart();
  if (!can('catalogue.edit')) return <Navigate to="/inbox" replace />;
  return (
    <QueryView query={query}>
      {({ is_live: isLive }) => <Navigate to={isLive ? '/inbox' : '/start'} replace />}
    </QueryView>
  );
}
