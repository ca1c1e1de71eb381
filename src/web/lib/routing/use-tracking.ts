import { useSyncExternalStore } from 'react';
import { carryTracking } from '#shared/domain/tracking.ts';

const neverChanges = () => () => {};

/**
 * Adds the tracking parameters of the address to links. Only after hydration: the server leaves
 * them out of the page, so that one cached page serves every campaign.
 */
export function useTracking(): (href: string) => string {
  const search = useSyncExternalStore(
    neverChanges,
    () => location.search,
    () => '',
  );
  return (href) => carryTracking(search, href);
}
