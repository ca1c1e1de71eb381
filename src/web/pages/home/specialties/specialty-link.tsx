import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import type { Service } from '#shared/contract/catalogue/services.ts';
import { paths } from '#shared/paths.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { specialtyIcon } from './specialty-icons.ts';
import styles from './specialty-link.module.css';

interface SpecialtyLinkProps {
  service: Service;
  city: City;
  area: CityArea | null;
  /** A tile with an icon, or a line of an index. */
  variant: 'tile' | 'line';
}

/** A link to the doctors of a specialty, with their number. */
export function SpecialtyLink({ service, city, area, variant }: SpecialtyLinkProps) {
  const t = useT('home');
  const format = useFormat();
  const { slug, name, doctors_count: count } = service;
  const search = area === null ? '' : `?city_area=${encodeURIComponent(area.slug)}`;
  return (
    <AppLink to={paths.doctors(city.slug, slug, search)} className={styles[variant]}>
      {variant === 'tile' ? (
        <Icon of={specialtyIcon(slug)} size={24} className={styles.icon} />
      ) : null}
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.count}>{t('specialties.count', { count })}</span>
      {variant === 'line' ? (
        <span className={styles.number} aria-hidden="true">
          {format.number(count)}
        </span>
      ) : null}
    </AppLink>
  );
}
