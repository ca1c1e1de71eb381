import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, type ShouldRevalidateFunction } from 'react-router';
import { clinicsQuery } from '#web/features/clinics/clinic-queries.ts';
import { PendingResults } from '#web/features/filters/pending-results.tsx';
import { ResultsAnnouncement } from '#web/features/filters/results-announcement.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { useCity } from '#web/domain/city/city.ts';
import { usePosition } from '#web/lib/position/position.ts';
import { cityAreasQuery } from '#web/lib/query/queries.ts';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { ClinicFilterBar } from './filters/clinic-filter-bar.tsx';
import { ListHead } from './list-head.tsx';
import { contextOf, listQuery, type ListContext } from './list-context.ts';
import { loadClinicsList } from './load-clinics-list.ts';
import { ClinicPages } from './results/clinic-pages.tsx';
import { EmptyList } from './results/empty-list.tsx';
import { clinicsHeading } from './clinics-heading.ts';
import styles from './list-heading.module.css';

export { loadClinicsList as loader };

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;

/** The page with the clinics of a city. */
function ClinicsListPage() {
  const app = useApp();
  const t = useT('clinics');
  const context = useListContext();
  const query = listQuery(context);
  const list = useSuspenseInfiniteQuery(clinicsQuery(app, query));
  const clinics = list.data.pages[0]?.results ?? [];
  const count = list.data.pages[0]?.count ?? 0;

  return (
    <Container>
      <ListHead context={context} clinics={clinics} count={count} />
      <ListHeading context={context} count={count} />
      <ClinicFilterBar key={context.city.id} context={context} />
      <ResultsAnnouncement text={t('count', { count })} listKey={JSON.stringify(query)} />
      <PendingResults>
        {count === 0 ? (
          <EmptyList context={context} />
        ) : (
          <ClinicPages list={list} city={context.city.slug} />
        )}
      </PendingResults>
    </Container>
  );
}

/** Returns the context of the list, from the URL and the data of the loader. */
function useListContext(): ListContext {
  const city = useCity();
  const { search } = useLocation();
  const { data: areas } = useSuspenseQuery(cityAreasQuery(useApp(), city.id));
  return contextOf({ city, areas: areas.results, position: usePosition() }, search);
}

interface ListHeadingProps {
  context: ListContext;
  count: number;
}

/** The heading of the list: the place and the number of clinics. */
function ListHeading({ context: { city, area }, count }: ListHeadingProps) {
  const t = useT('clinics');
  return (
    <header className={styles.heading}>
      <PageBreadcrumbs places={[{ label: t('list.label') }]} />
      <h1 className={styles.title}>{clinicsHeading(t, city, area)}</h1>
      <p className={styles.count}>{t('count', { count })}</p>
    </header>
  );
}

export { ClinicsListPage as Component };
