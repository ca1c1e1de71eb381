import { startTransition, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  changeClinicFilters,
  clinicFiltersToSearch,
  type ClinicFilters,
} from '#shared/domain/lists/clinic-filters.ts';
import { paths } from '#shared/paths.ts';
import { useTracking } from '#web/lib/routing/use-tracking.ts';

interface ClinicChoice {
  /** The latest choice, shown at once; the list follows when it is loaded. */
  choice: ClinicFilters;
  /** Applies a choice; `replace` adds no history entry. */
  change: (change: Partial<ClinicFilters>, options?: { replace?: boolean }) => void;
}

/** Keeps the filters of a list of clinics in its URL; Back undoes the last one. */
export function useClinicChoice(city: string, current: ClinicFilters): ClinicChoice {
  const navigate = useNavigate();
  const track = useTracking();
  const [pending, setPending] = useState<ClinicFilters | null>(null);
  // Two choices can be made before React has rendered the first.
  const latest = useRef<ClinicFilters | null>(null);

  async function go(choice: ClinicFilters, replace: boolean) {
    const address = track(paths.clinics(city, clinicFiltersToSearch(choice)));
    await navigate(address, { preventScrollReset: true, replace });
    if (latest.current !== choice) return;
    latest.current = null;
    // In a transition, like the router's update of the URL.
    startTransition(() => setPending(null));
  }

  return {
    choice: pending ?? current,
    change: (change, { replace = false } = {}) => {
      const choice = changeClinicFilters(latest.current ?? current, change);
      latest.current = choice;
      setPending(choice);
      void go(choice, replace);
    },
  };
}
