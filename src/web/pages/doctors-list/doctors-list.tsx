import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useNavigation, type ShouldRevalidateFunction } from 'react-router';
import type { BranchOption } from '#web/features/doctors/branch-options.ts';
import { useBooking } from '#web/features/booking/use-booking.tsx';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { doctorsQuery } from '#web/lib/queries.ts';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './doctors-list.module.css';
import { ListControls } from './heading/list-controls.tsx';
import { ListHeading } from './heading/list-heading.tsx';
import { ListHead } from './list-head.tsx';
import { loadDoctorsList } from './load-doctors-list.ts';
import { DoctorPages } from './results/doctor-pages.tsx';
import { DoctorTimes } from './results/doctor-times.tsx';
import { EmptyList } from './results/empty-list.tsx';
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
  const booking = useBooking({ page: 'doctors-list', SlotGrid });
  const isChanging = useNavigation().state === 'loading';
  const [totals] = list.data.pages;
  if (totals === undefined) return null;

  const times = (listed: ListedDoctor, option: BranchOption) => (
    <DoctorTimes
      listed={listed}
      option={option}
      timeZone={subject.city.timezone}
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
      <ListControls subject={subject} />
      <div className={styles.results} aria-busy={isChanging}>
        {totals.count === 0 ? (
          <EmptyList subject={subject} />
        ) : (
          <DoctorPages list={list} label={t('list.label')} times={times} />
        )}
        {app.flags.disabledDoctors && !list.hasNextPage ? <InactiveDoctors query={query} /> : null}
      </div>
      {booking.modal}
    </Container>
  );
}
