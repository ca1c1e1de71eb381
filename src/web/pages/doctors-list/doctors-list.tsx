import { useInfiniteQuery } from '@tanstack/react-query';
import type { ShouldRevalidateFunction } from 'react-router';
import type { BranchOption } from '#web/features/doctors/branch/branch-options.ts';
import { useBooking } from '#web/features/booking/use-booking.tsx';
import { PendingResults } from '#web/features/filters/pending-results.tsx';
import { ResultsAnnouncement } from '#web/features/filters/results-announcement.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { doctorsQuery } from '#web/lib/query/queries.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { ListBanner } from './around/list-banner.tsx';
import { SurveyBanner } from './around/survey-banner.tsx';
import { usePromoted } from './around/use-promoted.ts';
import { ListFilters } from './filters/list-filters.tsx';
import { AboutService } from './heading/about-service.tsx';
import { ListHeading } from './heading/list-heading.tsx';
import { ListHead } from './list-head.tsx';
import { loadDoctorsList } from './load-doctors-list.ts';
import { DoctorTimes } from './results/doctor-times.tsx';
import { ListResults } from './results/list-results.tsx';
import { MissingList } from './results/missing-list.tsx';
import type { ListedDoctor } from './results/unique-doctors.ts';
import { listQuery } from './subject/list-query.ts';
import { useListSubject } from './subject/use-list-subject.ts';

export { loadDoctorsList as loader };

/** Revalidates only for another list, not for the booking modal's history entry. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;

/** The page with the doctors of one specialty or procedure in a city. */
export function Component() {
  const app = useApp();
  const t = useT('doctors');
  const subject = useListSubject();
  const query = listQuery(subject);
  // A failed query is retried only by the visitor.
  const list = useInfiniteQuery({
    ...doctorsQuery(app, query),
    enabled: ({ state }) => state.status !== 'error',
  });
  const promoted = usePromoted(subject);
  const booking = useBooking({ page: 'doctors-list', SlotGrid });
  const { data, error, isFetching, refetch } = list;
  const totals = data?.pages[0];

  const times = (listed: ListedDoctor, option: BranchOption) => (
    <DoctorTimes
      listed={listed}
      option={option}
      timeZone={subject.city.timezone}
      date={subject.filters.date}
      onPick={(slot) =>
        booking.open({
          doctor: listed.doctor,
          doctorService: option.service,
          branch: option.branch,
          slot,
          listPosition: listed.position,
        })
      }
    />
  );

  return (
    <Container>
      {totals === undefined ? (
        <PageHead title={subject.service.name} noindex />
      ) : (
        <ListHead subject={subject} totals={totals} />
      )}
      <ListHeading subject={subject} totals={totals} />
      <ListFilters subject={subject} search={<SearchBox variant="bar" />} />
      {totals === undefined || totals.count === 0 ? null : <ListBanner subject={subject} />}
      <ResultsAnnouncement
        count={totals === undefined ? '' : t('count', { count: totals.count })}
        list={JSON.stringify(query)}
      />
      <PendingResults list={JSON.stringify({ ...query, lat: undefined, lng: undefined })}>
        {data === undefined || totals === undefined ? (
          <MissingList
            key={JSON.stringify(query)}
            error={error}
            isFetching={isFetching}
            onRetry={async () => (await refetch()).isSuccess}
          />
        ) : (
          <ListResults
            subject={subject}
            query={query}
            list={{ ...list, data }}
            totals={totals}
            promoted={promoted}
            times={times}
          />
        )}
      </PendingResults>
      <AboutService service={subject.service} place="below" />
      <SurveyBanner />
      {booking.modal}
    </Container>
  );
}
