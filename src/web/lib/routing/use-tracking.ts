import { useSyncExternalStore } from 'react';
import { carryTracking } from '#shared/domain/tracking.ts';

const neverChanges = () => () => {};

/**
 * Returns a function that adds the tracking parameters of the current URL to links. It adds
 * none before hydration: the server omits them, so that one cached page serves every campaign.
 */
export function useTracking(): (href: string) => string {
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  return (href) => carryTracking(search, href);
}
