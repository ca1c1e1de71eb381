import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { City } from '#shared/contract/places.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import { specialtiesQuery } from './home-queries.ts';
import styles from './specialties.module.css';
import { specialtiesToShow } from './specialties-to-show.ts';

const SKELETONS = 12;

/** The specialties of a city as a grid of words, each the way to its doctors. */
export function Specialties({ city }: { city: City }) {
  const app = useApp();
  const t = useT('home');
  const [isOpen, setOpen] = useState(false);
  const { data, isPending } = useQuery(specialtiesQuery(app, city.id));
  const { shown, hidden } = specialtiesToShow(
    data?.results ?? [],
    app.flags.shortServices && !isOpen,
  );

  return (
    <section className={styles.section} aria-labelledby="specialties">
      <div>
        <h2 id="specialties">{t('specialties.title')}</h2>
        <p className={styles.city}>{t('specialties.inCity', { city: city.name })}</p>
      </div>
      {isPending ? <Loading /> : null}
      {data !== undefined && shown.length === 0 ? <Notice>{t('specialties.empty')}</Notice> : null}
      <ul className={styles.grid}>
        {shown.map((service) => (
          <li key={service.id}>
            <AppLink to={paths.doctors(city.slug, service.slug)} className={styles.specialty}>
              <span className={styles.name}>{service.name}</span>
              <span className={styles.count}>
                {t('specialties.count', { count: service.doctors_count })}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('specialties.all')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Loading() {
  const t = useT('common');
  return (
    <SkeletonGroup label={t('loading')} className={styles.grid}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} shape="block" className={styles.skeleton} />
      ))}
    </SkeletonGroup>
  );
}
