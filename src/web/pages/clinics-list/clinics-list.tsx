import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ShouldRevalidateFunction } from 'react-router';
import { clinicsQuery } from '#web/features/clinics/clinic-queries.ts';
import { PendingResults } from '#web/features/filters/pending-results.tsx';
import { ResultsAnnouncement } from '#web/features/filters/results-announcement.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { ClinicFilterBar } from './filters/clinic-filter-bar.tsx';
import { ListHead } from './list-head.tsx';
import { ListHeading } from './list-heading.tsx';
import { listQuery } from './list-subject.ts';
import { loadClinicsList } from './load-clinics-list.ts';
import { ClinicPages } from './results/clinic-pages.tsx';
import { EmptyList } from './results/empty-list.tsx';
import { useListSubject } from './use-list-subject.ts';

export { loadClinicsList as loader };

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;

/** The page with the clinics of a city. */
export function Component() {
  const app = useApp();
  const t = useT('clinics');
  const subject = useListSubject();
  const query = listQuery(subject);
  const list = useSuspenseInfiniteQuery(clinicsQuery(app, query));
  const clinics = list.data.pages[0]?.results ?? [];
  const count = list.data.pages[0]?.count ?? 0;

  return (
    <Container>
      <ListHead subject={subject} clinics={clinics} count={count} />
      <ListHeading subject={subject} count={count} />
      <ClinicFilterBar key={subject.city.id} subject={subject} />
      <ResultsAnnouncement count={t('count', { count })} list={JSON.stringify(query)} />
      <PendingResults>
        {count === 0 ? (
          <EmptyList subject={subject} />
        ) : (
          <ClinicPages list={list} city={subject.city.slug} />
        )}
      </PendingResults>
    </Container>
  );
}
