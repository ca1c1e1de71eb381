import { useMatches } from 'react-router';
import { useApp } from '../app.ts';

/** Pages that menus lead to, by the first part of their address. */
export type MenuPage = 'clinics' | 'procedures' | 'map' | 'contacts' | 'join' | 'survey';

/** Which pages the site has here: those with a route whose flag, if it has one, is on. */
export function useHasPage(): (page: MenuPage) => boolean {
  const { flags } = useApp();
  const sections = useSections();
  return (page) => sections.includes(page) && (page === 'contacts' || flags[page]);
}

/** The first parts of the addresses of all pages, as the routes tell with the layout. */
export function useSections(): readonly unknown[] {
  const [root] = useMatches();
  const handle = root?.handle;
  const isKnown = typeof handle === 'object' && handle !== null && 'sections' in handle;
  return isKnown && Array.isArray(handle.sections) ? handle.sections : [];
}
