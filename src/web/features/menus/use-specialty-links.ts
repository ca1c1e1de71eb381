import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useMenuServices, useMenuSpecialties } from '#web/domain/menu-services.ts';

/**
 * Returns the specialties for a menu, by name. With the flag `shortServices`, returns only popular
 * ones and a link to all.
 *
 * @param isOpen True once the menu needs all specialties.
 */
export function useSpecialtyLinks(isOpen: boolean): { key: string; label: string; path: string }[] {
  const { flags } = useApp();
  const t = useT('common');
  const city = useMenuServices()?.city;
  const specialties = useMenuSpecialties(isOpen && !flags.shortServices);
  if (city === undefined) return [];
  const links = specialties.map(({ slug, name }) => ({
    key: slug,
    label: name,
    path: paths.doctors(city, slug),
  }));
  const all = { key: '', label: t('menu.allSpecialties'), path: paths.home('specialties') };
  return flags.shortServices ? [...links, all] : links;
}
