import { lazyOverlay } from '#web/lib/routing/lazy-overlay.tsx';

/** The filter sheet, which few visitors of a list open. */
export const { Overlay: LazyFilterSheet, preload: preloadFilterSheet } = lazyOverlay(
  async () => (await import('./filter-sheet.tsx')).FilterSheet,
);
