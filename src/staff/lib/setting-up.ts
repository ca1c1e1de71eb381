import { useQuery } from '@tanstack/react-query';
import { useStaffApp, useUser } from './staff-app.ts';

/** The key of the clinics that are set up. */
export const ONBOARDING_KEY = ['onboarding'] as const;

/** The share of the clinics of an administrator that are set up, that is, patients do not see them yet. */
export type SettingUp = 'all' | 'some' | 'none';

/** Returns how many clinics of the account are set up, null while it is not known; none for other roles. */
export function useSettingUp(): SettingUp | null {
  const { api, site } = useStaffApp();
  const { role, clinic_ids: own } = useUser();
  const isAsked = site === 'cabinet' && role === 'clinic_admin';
  const { data, isError } = useQuery({
    queryKey: ONBOARDING_KEY,
    queryFn: () => api.onboardings(),
    enabled: isAsked,
  });
  // Without a response the pages are in their usual order; each says itself that there is no connection.
  if (!isAsked || isError) return 'none';
  if (data === undefined) return null;
  const drafts = data.results.filter((each) => each.published_at === null);
  if (drafts.length === 0) return 'none';
  const isDraft = (clinic: number) => drafts.some((each) => each.clinic_id === clinic);
  return own.every(isDraft) ? 'all' : 'some';
}
