import { paths } from '#shared/paths.ts';
import { useCityOrNull } from '#web/domain/city/city.ts';
import { useHasPage, type MenuPage } from '#web/lib/routing/has-page.ts';

interface MenuLink {
  page: MenuPage;
  path: string;
  label: 'menu.clinics' | 'menu.procedures' | 'menu.join' | 'menu.contacts';
}

/** Returns links to those of `pages` that the country has. */
export function useMenuLinks(pages: readonly MenuPage[]): MenuLink[] {
  const city = useCityOrNull();
  const hasPage = useHasPage();
  const linksOfCity = (slug: string): MenuLink[] => [
    { page: 'clinics', path: paths.clinics(slug), label: 'menu.clinics' },
    { page: 'procedures', path: paths.procedures(slug), label: 'menu.procedures' },
  ];
  const links: MenuLink[] = [
    ...(city === null ? [] : linksOfCity(city.slug)),
    { page: 'join', path: paths.join(), label: 'menu.join' },
    { page: 'contacts', path: paths.contacts(), label: 'menu.contacts' },
  ];
  return links.filter(({ page }) => pages.includes(page) && hasPage(page));
}
