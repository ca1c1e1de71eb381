import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation, type ShouldRevalidateFunction } from 'react-router';
import { paths } from '#shared/paths.ts';
import { CityPrompt } from '#web/features/city/city-prompt.tsx';
import { ExploreMap } from '#web/features/map/explore/explore-map.tsx';
import { groundAt } from '#web/features/map/ground/ground-at.ts';
import { NEAR_ZOOM, snapToGrid } from '#web/features/map/explore/map-view.ts';
import { useBranches } from '#web/features/map/explore/use-branches.ts';
import { useApp } from '#web/lib/app.ts';
import { useCities, useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { FoundBranches } from './list/found-branches.tsx';
import { ListSheet } from './list/list-sheet.tsx';
import { listedBranches } from './list/listed-branches.ts';
import { MapFilters } from './map-filters.tsx';
import { specialtiesQuery } from '#web/lib/query/queries.ts';
import { readSpecialty } from './read-specialty.ts';
import type { Level } from './list/sheet-levels.ts';
import { useMapView } from './use-map-view.ts';
import { useNearMeToggle } from './use-near-me-toggle.ts';
import styles from './map.module.css';

export { loadMap as loader } from './load-map.ts';

/** The page itself, not the loader, loads data when the map moves. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The page with clinics on a map and the same clinics in a list. */
function MapPage() {
  const app = useApp();
  const t = useT('map');
  const city = useCity();
  const cities = useCities();
  const query = new URLSearchParams(useLocation().search);
  const services = useSuspenseQuery(specialtiesQuery(app, { city: city.id })).data.results;
  const specialty = readSpecialty(query, services);
  const view = useMapView(city);
  const [level, setLevel] = useState<Level>('peek');
  const [choice, setChoice] = useState<{ branch: number; isFromMap: boolean } | null>(null);
  const [isMapBroken, setMapBroken] = useState(false);
  const ground = isMapBroken ? null : groundAt(app.settings, view.target);
  const nearMe = useNearMeToggle((place) => {
    setChoice(null);
    view.lookAt({ ...place, zoom: NEAR_ZOOM });
  });
  const box = view.isWhole ? view.area : snapToGrid(view.area);
  const found = useBranches(box, specialty?.id ?? null);
  const { branches, count, isLoading } = found;
  const listed = useMemo(
    () => listedBranches(branches, view.area, nearMe.visitor),
    [branches, view.area, nearMe.visitor],
  );
  const shownCount = useLastKnown(view.isWhole ? count : isLoading ? null : listed.length);
  const chosen = choice?.branch ?? null;
  const showCity = () => {
    setChoice(null);
    view.showCity();
  };
  const chooseInList = (branch: number) => {
    setChoice({ branch, isFromMap: false });
    setLevel('peek');
  };

  const head = (
    <h2 className={styles.count} aria-live="polite" aria-busy={isLoading}>
      {t('found', { count: shownCount })}
    </h2>
  );
  const list = (
    <FoundBranches
      key={JSON.stringify([view.target, specialty?.id])}
      found={found}
      listed={listed}
      none={{
        city,
        onCity: showCity,
        onAllSpecialties: specialty === null ? undefined : () => view.chooseService(null),
      }}
      chosen={chosen}
      isFromMap={choice?.isFromMap === true}
      onChoose={ground === null ? undefined : chooseInList}
    />
  );

  return (
    <Container>
      <PageHead
        title={t('meta.title', { where: city.locative_name, brand: app.settings.brand_name })}
        description={t('meta.description', { where: city.locative_name })}
        canonical={paths.map()}
        isInEveryCountry
      />
      <div className={styles.top}>
        <PageBreadcrumbs places={[{ label: t('title') }]} />
        <h1 className={styles.title}>{t('title')}</h1>
        <MapFilters
          services={services}
          service={specialty?.slug ?? null}
          onService={view.chooseService}
          nearMe={nearMe}
          query={query}
        />
      </div>
      {ground === null ? (
        <div className={styles.list}>
          {head}
          {list}
        </div>
      ) : (
        <div className={styles.stage}>
          <ListSheet level={level} onLevel={setLevel} head={head}>
            {list}
          </ListSheet>
          <div className={styles.map}>
            <ExploreMap
              branches={branches}
              chosen={chosen}
              onChoose={(branch) => setChoice({ branch, isFromMap: true })}
              target={view.target}
              onMove={(seen) => view.moved(seen.view, seen.box)}
              all={{ label: t('none.city', { city: city.name }), show: showCity }}
              cities={cities}
              visitor={nearMe.visitor}
              ground={ground}
              onFail={() => setMapBroken(true)}
            />
          </div>
        </div>
      )}
      <CityPrompt />
    </Container>
  );
}

/** Returns the last value that was not null; zero if there was none. */
function useLastKnown(value: number | null): number {
  const [last, setLast] = useState(value ?? 0);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

export { MapPage as Component };
