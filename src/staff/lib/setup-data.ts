import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useToast } from '#web/ui/toast/toast.tsx';
import { ONBOARDING_KEY } from './setting-up.ts';
import { useStaffApp, useText } from './staff-app.ts';
import { useNextPage } from './use-next-page.ts';

/** The first part of the keys of all data that staff set up: a save makes all of it out of date. */
export const SETUP = 'setup';

export function useCatalogue() {
  const { api } = useStaffApp();
  return useQuery({ queryKey: [SETUP, 'catalogue'], queryFn: () => api.catalogue() });
}

export function useClinics() {
  const { api } = useStaffApp();
  return useQuery({ queryKey: [SETUP, 'clinics'], queryFn: () => api.clinics() });
}

export function useClinic(id: number) {
  const { api } = useStaffApp();
  return useQuery({ queryKey: [SETUP, 'clinic', id], queryFn: () => api.clinic({ id }) });
}

export function useDoctor(id: number) {
  const { api } = useStaffApp();
  return useQuery({ queryKey: [SETUP, 'doctor', id], queryFn: () => api.doctor({ id }) });
}

/**
 * Returns a function that reads all data that staff set up again, and forgets those of pages that are not open: a
 * page that opens with data from before a change would have what is done on it refused.
 */
export function useRefreshSetup(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    queryClient.removeQueries({ queryKey: [SETUP], type: 'inactive' });
    // A change may complete a step of a clinic that is not live.
    void queryClient.invalidateQueries({ queryKey: ONBOARDING_KEY });
    return queryClient.invalidateQueries({ queryKey: [SETUP] });
  };
}

/**
 * Returns a function to call after a change: it reads the data again, and shows a page unless the person has left the
 * component.
 */
export function useChanged(): (next?: string) => void {
  const queryClient = useQueryClient();
  const refresh = useRefreshSetup();
  const showPage = useNextPage();
  const { key } = useLocation();
  const isLeaving = useRef(false);
  useLayoutEffect(
    () => () => {
      if (!isLeaving.current) return;
      isLeaving.current = false;
      // The next page may show data of this one, so those are forgotten too.
      void queryClient.resetQueries({ queryKey: [SETUP] });
      void queryClient.invalidateQueries({ queryKey: ONBOARDING_KEY });
    },
    [key, queryClient],
  );
  return (next) => {
    // This page keeps its data until the next one is shown.
    if (next !== undefined && showPage(next)) isLeaving.current = true;
    else void refresh();
  };
}

/** Returns a function to call after a save: it says so, and does what `useChanged` does. */
export function useSaved(): (next?: string) => void {
  const t = useText('setup');
  const changed = useChanged();
  const showToast = useToast();
  return (next) => {
    showToast({ tone: 'success', message: t('form.saved') });
    changed(next);
  };
}
