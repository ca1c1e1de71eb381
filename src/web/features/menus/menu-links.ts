import { paths } from '#shared/paths.ts';
import { useCity } from '#web/domain/city/city.ts';
import { useHasPage, type MenuPage } from '#web/lib/routing/has-page.ts';

interface MenuLink {
  page: MenuPage;
  path: string;
  label: 'menu.clinics' | 'menu.procedures' | 'menu.join' | 'menu.contacts';
}

/** Returns links to those of `pages` that the country has. */
export function useMenuLinks(pages: readonly MenuPage[]): MenuLink[] {
  const city = useCity();
  const hasPage = useHasPage();
  const links: MenuLink[] = [
    { page: 'clinics', path: paths.clinics(city.slug), label: 'menu.clinics' },
    { page: 'procedures', path: paths.procedures(city.slug), label: 'menu.procedures' },
    { page: 'join', path: paths.join(), label: 'menu.join' },
    { page: 'contacts', path: paths.contacts(), label: 'menu.contacts' },
  ];
  return links.filter(({ page }) => pages.includes(page) && hasPage(page));
}
