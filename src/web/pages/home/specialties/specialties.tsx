import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { availableSpecialties } from './available-specialties.ts';
import { placeOf, specialtiesQuery } from '../home-queries.ts';
import styles from './specialties.module.css';
import { specialtyIcon } from './specialty-icons.ts';
import { SpecialtiesStatus } from './specialties-status.tsx';

/**
 * The specialties of a city as a grid of links to their doctors. On phones, and in countries with
 * short lists, only those with the most doctors are visible at first; the others are hidden by CSS.
 */
export function Specialties({ city, area }: { city: City; area: CityArea | null }) {
  const app = useApp();
  const t = useT('home');
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    ...specialtiesQuery(app, placeOf(city, area)),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const latest = availableSpecialties(query.data?.results ?? []);
  // The data of the previous place only determines how many placeholders are shown.
  const isLoaded = query.isSuccess && !query.isPlaceholderData;
  const specialties = isLoaded ? latest : [];
  const hasMore = latest.some(({ isPopular }) => !isPopular);

  function toggle({ currentTarget: button }: MouseEvent<HTMLElement>) {
    flushSync(() => setOpen(!isOpen));
    // Keeps the button, which has the focus, in place when tiles above it disappear.
    if (isOpen) button.scrollIntoView({ block: 'nearest' });
  }

  return (
    <section
      className={classNames(
        styles.section,
        app.flags.shortServices && styles.short,
        !isOpen && styles.closed,
      )}
      aria-labelledby="specialties"
    >
      <div>
        <h2 id="specialties">{t('specialties.title')}</h2>
        <p className={styles.city}>
          {area === null
            ? t('specialties.inCity', { where: city.locative_name })
            : t('specialties.inArea', {
                city: city.name,
                where: city.locative_name,
                area: area.name,
              })}
        </p>
      </div>
      {isLoaded ? null : <SpecialtiesStatus query={query} before={latest} />}
      {isLoaded && specialties.length === 0 ? <Notice>{t('specialties.empty')}</Notice> : null}
      <ul id={listId} className={styles.grid}>
        {specialties.map(({ service, isPopular }) => (
          <li key={service.id} className={isPopular ? undefined : styles.rest}>
            <AppLink
              to={paths.doctors(
                city.slug,
                service.slug,
                area === null ? '' : `?city_area=${encodeURIComponent(area.slug)}`,
              )}
              className={styles.specialty}
            >
              <Icon of={specialtyIcon(service.slug)} size={24} className={styles.icon} />
              <span className={styles.name}>{service.name}</span>{' '}
              <span className={styles.count}>
                {t('specialties.count', { count: service.doctors_count })}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div className={styles.toggle}>
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={toggle}
          >
            {isOpen ? t('specialties.fewer') : t('specialties.all')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
