import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ShouldRevalidateFunction } from 'react-router';
import { showFullReviews } from '#shared/domain/best-service.ts';
import type { BranchOption } from '#web/features/doctors/branch-options.ts';
import { useBooking } from '#web/features/booking/use-booking.tsx';
import { ChangingResults } from '#web/features/filters/changing-results.tsx';
import { ResultsAnnouncement } from '#web/features/filters/results-announcement.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { doctorsQuery } from '#web/lib/queries.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { ListBanner } from './around/list-banner.tsx';
import { NearbyDoctors } from './around/nearby-doctors.tsx';
import { PromotedDoctors } from './around/promoted-doctors.tsx';
import { SurveyBanner } from './around/survey-banner.tsx';
import { usePromoted } from './around/use-promoted.ts';
import { EmptyList } from './empty/empty-list.tsx';
import { ListFilters } from './filters/list-filters.tsx';
import { AboutService } from './heading/about-service.tsx';
import { ListHeading } from './heading/list-heading.tsx';
import { ListHead } from './list-head.tsx';
import { loadDoctorsList } from './load-doctors-list.ts';
import { DoctorPages } from './results/doctor-pages.tsx';
import { DoctorTimes } from './results/doctor-times.tsx';
import { InactiveDoctors } from './results/inactive-doctors.tsx';
import type { ListedDoctor } from './results/unique-doctors.ts';
import { listQuery } from './subject/list-query.ts';
import { useListSubject } from './subject/use-list-subject.ts';

export { loadDoctorsList as loader };

/** Only another list needs anything to be fetched, not the booking modal's history entry. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search;

/** Doctors of one specialty or procedure in a city. */
export function Component() {
  const app = useApp();
  const t = useT('doctors');
  const subject = useListSubject();
  const query = listQuery(subject);
  const list = useSuspenseInfiniteQuery(doctorsQuery(app, query));
  const promoted = usePromoted(subject);
  const booking = useBooking({ page: 'doctors-list', SlotGrid });
  const [totals] = list.data.pages;
  if (totals === undefined) return null;
  const showsFullReviews = showFullReviews(totals.feedback_count, totals.total_count);
  const shown = list.data.pages.flatMap(({ results }) => results);

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
      <ListHead subject={subject} totals={totals} />
      <ListHeading subject={subject} totals={totals} />
      <ListFilters subject={subject} search={<SearchBox variant="bar" />} />
      {totals.count === 0 ? null : <ListBanner subject={subject} />}
      <ResultsAnnouncement
        count={t('count', { count: totals.count })}
        list={JSON.stringify(query)}
      />
      <ChangingResults list={JSON.stringify({ ...query, lat: undefined, lng: undefined })}>
        {totals.count === 0 ? (
          <EmptyList subject={subject} />
        ) : (
          <>
            <PromotedDoctors doctors={promoted} showsFullReviews={showsFullReviews} times={times} />
            <DoctorPages
              list={list}
              query={query}
              label={t('list.label')}
              before={promoted}
              showsFullReviews={showsFullReviews}
              times={times}
            />
          </>
        )}
        {list.hasNextPage ? null : <NearbyDoctors subject={subject} shown={shown} times={times} />}
        {app.flags.disabledDoctors && !list.hasNextPage ? <InactiveDoctors query={query} /> : null}
      </ChangingResults>
      <AboutService service={subject.service} place="below" />
      <SurveyBanner />
      {booking.modal}
    </Container>
  );
}
