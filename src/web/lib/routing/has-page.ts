import { useMatches } from 'react-router';
import { useApp } from '../app.ts';

/** The pages in menus, by the first segment of their path. */
export type MenuPage = 'clinics' | 'procedures' | 'map' | 'contacts' | 'join' | 'survey';

/** Returns a function that checks whether the country has a page: a route whose flag is on. */
export function useHasPage(): (page: MenuPage) => boolean {
  const { flags } = useApp();
  const sections = useSections();
  return (page) => sections.includes(page) && (page === 'contacts' || flags[page]);
}

/** Returns the first path segments of all pages, from the handle of the layout route. */
export function useSections(): readonly unknown[] {
  const [root] = useMatches();
  const handle = root?.handle;
  const hasSections = typeof handle === 'object' && handle !== null && 'sections' in handle;
  return hasSections && Array.isArray(handle.sections) ? handle.sections : [];
}
