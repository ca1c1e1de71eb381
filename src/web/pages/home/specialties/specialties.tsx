import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { City, CityArea } from '#shared/contract/catalogue/places.ts';
import { useOtherCities } from '#web/domain/city/city.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import { availableSpecialties } from './available-specialties.ts';
import { specialtiesQuery } from '#web/lib/query/queries.ts';
import { placeOf } from '../home-queries.ts';
import { SpecialtyLink } from './specialty-link.tsx';
import styles from './specialties.module.css';

/** The number of placeholders if the number of specialties is unknown. */
const DEFAULT_COUNT = 12;

/**
 * The specialties of a city as links to their doctors: those with the most doctors as tiles, the
 * others as an index below. On phones, and in countries with short lists, the index is hidden by
 * CSS until the visitor opens it.
 */
export function Specialties({ city, area }: { city: City; area: CityArea | null }) {
  const app = useApp();
  const t = useT('home');
  const hasOtherCities = useOtherCities(city).length > 0;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery({
    ...specialtiesQuery(app, placeOf(city, area)),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  // The data of the previous place only determines how many placeholders are shown.
  const isLoaded = query.isSuccess && !query.isPlaceholderData;
  const latest = availableSpecialties(query.data?.results ?? []);
  const { popular, others } = isLoaded ? latest : { popular: [], others: [] };

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
      {isLoaded ? null : <SpecialtiesStatus query={query} count={latest.popular.length} />}
      {isLoaded && popular.length === 0 ? (
        <Notice>{t(hasOtherCities ? 'specialties.empty' : 'specialties.none')}</Notice>
      ) : null}
      <ul className={styles.grid}>
        {popular.map((service) => (
          <li key={service.id}>
            <SpecialtyLink service={service} city={city} area={area} variant="tile" />
          </li>
        ))}
      </ul>
      {others.length === 0 ? null : (
        <>
          <ul id={listId} className={styles.index} aria-label={t('specialties.others')}>
            {others.map((service) => (
              <li key={service.id}>
                <SpecialtyLink service={service} city={city} area={area} variant="line" />
              </li>
            ))}
          </ul>
          <div className={styles.toggle}>
            <Button
              variant="secondary"
              block
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={toggle}
            >
              {isOpen
                ? t('specialties.fewer')
                : t('specialties.all', { total: popular.length + others.length })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface SpecialtiesStatusProps {
  query: { isError: boolean; refetch: () => unknown };
  /** The number of popular specialties of the previous place, if any. */
  count: number;
}

/** Replaces the specialties while they load or after they failed to load. */
function SpecialtiesStatus({ query, count }: SpecialtiesStatusProps) {
  const t = useT('home');
  const tCommon = useT('common');
  if (query.isError) {
    return (
      <RetryNotice label={tCommon('retry')} onRetry={() => void query.refetch()}>
        {t('specialties.failed')}
      </RetryNotice>
    );
  }
  return (
    <>
      <SlowHint className={styles.slow} />
      <SkeletonGroup label={tCommon('loading')} className={styles.grid}>
        {Array.from({ length: count || DEFAULT_COUNT }, (_, index) => (
          <Skeleton key={index} shape="block" className={styles.skeleton} />
        ))}
      </SkeletonGroup>
    </>
  );
}
