import type { ReactNode } from 'react';
import { useApp } from '../app.ts';

interface CachedFragmentProps {
  /**
   * Returns everything that decides what the children render, besides the settings, the language and
   * the device of the page. It is written as JSON.
   */
  shows: () => readonly unknown[];
  /**
   * True if the fragment has the same place on every page, and so the same ids of `useId`. Other
   * fragments with such ids are not cached.
   */
  isFixed?: boolean;
  /**
   * They begin and end with an element, and contain neither a fragment nor an eager `img` outside of a
   * `picture`, for which React adds a preload to the head.
   */
  children: ReactNode;
}

/**
 * Renders its children; the server does so once for all pages on which they show the same
 * (docs/adr/0054-compose-pages-of-cached-fragments.md).
 */
export function CachedFragment({
  shows,
  isFixed = false,
  children,
}: CachedFragmentProps): ReactNode {
  const { fragments } = useApp();
  if (fragments === undefined) return children;
  const { id, html } = fragments.open(shows(), isFixed);
  // The mark has one child, as an array would change the ids of `useId` in it.
  return <template id={id}>{html === undefined ? children : null}</template>;
}
