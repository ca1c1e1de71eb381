import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLoaderData, useLocation, type ShouldRevalidateFunction } from 'react-router';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { paths } from '#shared/paths.ts';
import { useBooking } from '#web/features/booking/use-booking.tsx';
import { PendingResults } from '#web/features/filters/pending-results.tsx';
import { ResultsAnnouncement } from '#web/features/filters/results-announcement.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { DeferredPage } from '#web/lib/routing/deferred/deferred-page.tsx';
import { hasFailedLate } from '#web/lib/routing/deferred/load-or-defer.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import type { LabelledPage } from '#web/domain/search-label.ts';
import { doctorsQuery } from '#web/lib/query/queries.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { ListBanner } from './banners/list-banner.tsx';
import { ListFilters } from './filters/list-filters.tsx';
import { AboutService } from './intro/about-service.tsx';
import { ListHeading } from './intro/list-heading.tsx';
import { ListOutline } from './intro/list-outline.tsx';
import { ListHead } from './list-head.tsx';
import { loadDoctorsList } from './load-doctors-list.ts';
import { DoctorSlots } from './results/doctor-slots.tsx';
import { ListResults } from './results/list-results.tsx';
import { ListStatus } from './results/list-status.tsx';
import type { RenderSlots } from './results/listed-card.tsx';
import { listQuery } from './context/list-query.ts';
import { useListContext } from './context/use-list-context.ts';
import type { ListContext } from './context/list-context.ts';
import { hasPromoted, promotedQuery } from './extra-queries.ts';
import styles from './banners/survey-banner.module.css';

const NO_DOCTORS: readonly DoctorExpanded[] = [];

export { loadDoctorsList as loader };

/** Loads again for another list or after a failure, not for the booking modal's history entry. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search ||
  hasFailedLate(nextUrl);

/** The page with the doctors of one specialty or procedure in a city. */
function DoctorsListPage() {
  const { pathname } = useLocation();
  const { searchLabel } = useLoaderData<LabelledPage>();
  return (
    <DeferredPage path={pathname} data={searchLabel} outline={<ListOutline />}>
      <DoctorsList />
    </DeferredPage>
  );
}

function DoctorsList() {
  const app = useApp();
  const t = useT('doctors');
  const context = useListContext();
  const query = useMemo(() => listQuery(context), [context]);
  // Only the visitor retries a failed query.
  const list = useInfiniteQuery({
    ...doctorsQuery(app, query),
    enabled: ({ state }) => state.status !== 'error',
  });
  const promoted = usePromoted(context);
  const { open, modal } = useBooking({ page: 'doctors-list', SlotGrid });
  const { data, error, isFetching, refetch } = list;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const pages = useMemo(
    () => data && { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage },
    [data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage],
  );
  const firstPage = data?.pages[0];
  const hasDoctors = firstPage !== undefined && firstPage.count > 0;

  const { timezone } = context.city;
  const { date } = context.filters;
  const renderSlots = useMemo<RenderSlots>(
    () => (listed, option) => (
      <DoctorSlots
        listed={listed}
        option={option}
        timeZone={timezone}
        date={date}
        onPick={(slot) =>
          open({
            doctor: listed.doctor,
            doctorService: option.service,
            branch: option.branch,
            slot,
            listPosition: listed.position,
          })
        }
      />
    ),
    [open, timezone, date],
  );

  return (
    <Container>
      {firstPage === undefined ? (
        <PageHead title={context.service.name} noindex />
      ) : (
        <ListHead context={context} firstPage={firstPage} />
      )}
      <ListHeading context={context} firstPage={firstPage} />
      <ListFilters context={context} search={<SearchBox variant="bar" />} />
      {hasDoctors ? <ListBanner context={context} place="above" /> : null}
      <ResultsAnnouncement
        text={firstPage === undefined ? '' : t('count', { count: firstPage.count })}
        listKey={JSON.stringify(query)}
      />
      <PendingResults list={JSON.stringify({ ...query, lat: undefined, lng: undefined })}>
        {pages === undefined || firstPage === undefined ? (
          <ListStatus
            key={JSON.stringify(query)}
            error={error}
            isFetching={isFetching}
            onRetry={async () => (await refetch()).isSuccess}
          />
        ) : (
          <ListResults
            context={context}
            query={query}
            list={pages}
            firstPage={firstPage}
            promoted={promoted}
            renderSlots={renderSlots}
          />
        )}
      </PendingResults>
      {hasDoctors ? <ListBanner context={context} place="below" /> : null}
      <AboutService service={context.service} place="below" />
      <SurveyBanner />
      {modal}
    </Container>
  );
}

/** Returns the promoted doctors that were loaded with the page; never loads them later. */
function usePromoted(context: ListContext): readonly DoctorExpanded[] {
  const app = useApp();
  const { data } = useQuery({ ...promotedQuery(app, context), enabled: false });
  return (hasPromoted(app, context) ? data?.results : undefined) ?? NO_DOCTORS;
}

/** The banner below the list that asks whether the visitor found the right doctor. */
function SurveyBanner() {
  const t = useT('doctors');
  const hasPage = useHasPage();
  if (!hasPage('survey')) return null;
  return (
    <aside className={styles.banner} aria-label={t('survey.action')}>
      <p>{t('survey.text')}</p>
      <AppLink to={paths.survey()} className={buttonClass({ variant: 'secondary' })}>
        {t('survey.action')}
      </AppLink>
    </aside>
  );
}

export { DoctorsListPage as Component };
