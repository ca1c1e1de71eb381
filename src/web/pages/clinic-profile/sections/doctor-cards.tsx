import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { DoctorExpanded, DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import { useBooking } from '#web/features/booking/use-booking.tsx';
import type { BranchOption } from '#web/features/doctors/branch/branch-options.ts';
import { DoctorCardSkeleton } from '#web/features/doctors/card/doctor-card-skeleton.tsx';
import { ClinicDoctorCard } from '#web/features/doctors/card/clinic-doctor-card.tsx';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { useApp } from '#web/lib/app.ts';
import { useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { DOCTORS_PAGE } from '#web/lib/query/queries.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { uniqueById } from '#web/domain/unique-by-id.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import styles from './doctor-cards.module.css';

/** The number of portraits that load eagerly. */
const EAGER_PORTRAITS = 1;

interface DoctorCardsProps {
  list: UseInfiniteQueryResult<InfiniteData<DoctorsPageExpanded>>;
  /** The total number of doctors. */
  total: number;
  /** True if the clinic has one branch in the city. */
  isOnlyBranch: boolean;
}

/** The doctors with their slots; a button loads more, because other sections follow. */
export function DoctorCards({ list, total, isOnlyBranch }: DoctorCardsProps) {
  const { device } = useApp();
  const t = useT('clinic');
  const tDoctors = useT('doctors');
  const tCommon = useT('common');
  const { timezone } = useCity();
  const booking = useBooking({ page: 'clinic-profile', SlotGrid });
  const doctors = uniqueById(list.data?.pages ?? []);
  const isLoading = list.isPending || list.isFetchingNextPage;
  const expected = Math.max(1, Math.min(DOCTORS_PAGE[device], total - doctors.length));

  const renderSlots = (
    doctor: DoctorExpanded,
    { service, branch }: BranchOption,
    position: number,
  ) =>
    device === 'robot' ? null : (
      <SlotGrid
        doctorId={doctor.id}
        doctorService={service}
        hasSlots={doctor.has_slots}
        timeZone={timezone}
        onPick={(slot) =>
          booking.open({ doctor, doctorService: service, branch, slot, listPosition: position })
        }
      />
    );

  return (
    <div className={styles.doctors}>
      <ul className={styles.list} aria-label={t('doctors.title')} aria-busy={isLoading}>
        {doctors.map((doctor, position) => (
          <ClinicDoctorCard
            key={doctor.id}
            doctor={doctor}
            isOnlyBranch={isOnlyBranch}
            eager={position < EAGER_PORTRAITS}
            renderSlots={(option) => renderSlots(doctor, option, position)}
          />
        ))}
        {isLoading
          ? Array.from({ length: expected }, (_, index) => <DoctorCardSkeleton key={index} />)
          : null}
      </ul>
      <div role="status">
        {isLoading ? <VisuallyHidden>{tDoctors('list.loading')}</VisuallyHidden> : null}
      </div>
      {isLoading ? <SlowHint /> : null}
      {list.isError ? (
        <RetryNotice
          label={tCommon('retry')}
          size="sm"
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        >
          {t('doctors.failed')}
        </RetryNotice>
      ) : null}
      {list.hasNextPage && !list.isError ? (
        <Button
          variant="secondary"
          className={styles.more}
          inProgress={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('doctors.more')}
        </Button>
      ) : null}
      {booking.modal}
    </div>
  );
}
