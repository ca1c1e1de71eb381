import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useMenuServices } from '#web/domain/menu-services.ts';

/**
 * Returns the specialties for a menu, by name. With the flag `shortServices`, returns only popular
 * ones and a link to all.
 */
export function useSpecialtyLinks(): { key: string; label: string; path: string }[] {
  const { flags } = useApp();
  const t = useT('common');
  const services = useMenuServices();
  if (services === undefined) return [];
  const { specialties, popular } = services;
  const isShort = flags.shortServices && popular.length < specialties.length;
  const isPopular = new Set(popular.map(({ slug }) => slug));
  const listed = isShort ? specialties.filter(({ slug }) => isPopular.has(slug)) : specialties;
  const links = listed.map(({ slug, name }) => ({
    key: slug,
    label: name,
    path: paths.doctors(services.city, slug),
  }));
  const all = { key: '', label: t('menu.allSpecialties'), path: paths.home('specialties') };
  return isShort ? [...links, all] : links;
}
