import { paths } from '#shared/paths.ts';
import { useMenuLinks } from '#web/features/menus/menu-links.ts';
import { useCity } from '#web/domain/city/city.ts';
import { useMenuServices } from '#web/domain/menu-services.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { chipClass } from '#web/ui/actions/chip.tsx';
import styles from './not-found.module.css';

const MAX_SPECIALTIES = 8;

/** Links to popular specialties and lists of the city in the requested URL, or of the visitor's. */
export function CityLinks() {
  const t = useT('common');
  const city = useCity();
  const services = useMenuServices();
  const specialties = (services?.popular ?? []).slice(0, MAX_SPECIALTIES);
  const sections = useMenuLinks(['clinics', 'procedures']);
  const links = [
    ...specialties.map(({ slug, name }) => ({
      path: paths.doctors(services?.city ?? city.slug, slug),
      label: name,
    })),
    { path: paths.home('specialties'), label: t('menu.allSpecialties') },
    ...sections.map(({ path, label }) => ({ path, label: t(label) })),
  ];
  return (
    <nav aria-labelledby="city-links" className={styles.city}>
      <h2 id="city-links">
        {t('search.popular')} · {city.name}
      </h2>
      <ul className={styles.links}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <AppLink to={path} className={chipClass()}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
