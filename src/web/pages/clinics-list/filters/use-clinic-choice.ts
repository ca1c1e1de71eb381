import { startTransition, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  changeClinicFilters,
  clinicFiltersToSearch,
  type ClinicFilters,
} from '#shared/domain/catalogue/lists/clinic-filters.ts';
import { paths } from '#shared/paths.ts';
import { useTracking } from '#web/lib/routing/use-tracking.ts';

interface ClinicChoice {
  /** The latest choice. The controls show it at once, the list when it has loaded. */
  choice: ClinicFilters;
  /** Applies a choice. `replace` replaces the history entry. */
  change: (change: Partial<ClinicFilters>, options?: { replace?: boolean }) => void;
}

/**
 * Stores the filters of a list of clinics in its URL. Every choice is a history entry, so Back
 * undoes it.
 */
export function useClinicChoice(city: string, current: ClinicFilters): ClinicChoice {
  const navigate = useNavigate();
  const track = useTracking();
  const [pending, setPending] = useState<ClinicFilters | null>(null);
  // A second choice can be made before React renders the first.
  const latest = useRef<ClinicFilters | null>(null);

  async function go(choice: ClinicFilters, replace: boolean) {
    const url = track(paths.clinics(city, clinicFiltersToSearch(choice)));
    await navigate(url, { preventScrollReset: true, replace });
    if (latest.current !== choice) return;
    latest.current = null;
    // In a transition, like the URL of the router.
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
