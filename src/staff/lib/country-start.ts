import { useQuery } from '@tanstack/react-query';
import { SETUP } from './setup-data.ts';
import { usePermission, useStaffApp } from './staff-app.ts';

/** Reads the steps that start the country, for administrators in the console; nothing for others. */
export function useCountryStart() {
  const { api, site } = useStaffApp();
  const can = usePermission();
  return useQuery({
    queryKey: [SETUP, 'start'],
    queryFn: () => api.countryStart(),
    enabled: site === 'operator' && can('catalogue.edit'),
    // Every page that a step leads to changes what is done.
    staleTime: 0,
  });
}
