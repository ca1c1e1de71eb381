import type { DefinedInfiniteQueryObserverResult, InfiniteData } from '@tanstack/react-query';
import type { DoctorExpanded, DoctorsPageExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { ListCriteria } from '#shared/domain/catalogue/lists/ranking-service.ts';
import type { Device } from '#shared/domain/device.ts';
import { DoctorCardSkeleton } from '#web/features/doctors/card/doctor-card-skeleton.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { DOCTORS_PAGE } from '#web/lib/query/queries.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { useInView } from '#web/lib/use-in-view.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { ListedCard, type RenderSlots } from './listed-card.tsx';
import { uniqueDoctors } from './unique-doctors.ts';
import styles from './doctor-pages.module.css';

/** The position on a page whose doctor, when in view, triggers loading the next page. */
const TRIGGER_POSITION: Readonly<Record<Device, number>> = { desktop: 6, mobile: 4, robot: 300 };
/** The number of portraits that load eagerly. */
const EAGER_PORTRAITS = 2;

/** The part of an infinite query that rendering needs. */
export type Pages = Pick<
  DefinedInfiniteQueryObserverResult<InfiniteData<DoctorsPageExpanded>>,
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
>;

interface DoctorPagesProps {
  list: Pages;
  /** The API query of the list. */
  query: ListCriteria;
  /** The accessible name of the list. */
  label: string;
  /** The doctors shown above the list, who are skipped. */
  before?: readonly DoctorExpanded[];
  /** The doctors of paid positions. */
  promoted?: readonly DoctorExpanded[];
  showsFullReviews?: boolean;
  renderSlots: RenderSlots;
}

/** A doctors list that loads more pages on scroll. */
export function DoctorPages({
  list,
  query,
  label,
  before,
  promoted,
  showsFullReviews = false,
  renderSlots,
}: DoctorPagesProps) {
  const { device } = useApp();
  const t = useT('doctors');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const doctors = uniqueDoctors(list.data.pages, TRIGGER_POSITION[device], { before, promoted });
  const total = list.data.pages[0]?.count ?? 0;
  const expected = Math.max(1, Math.min(DOCTORS_PAGE[device], total - doctors.length));

  const onSeen = useInView(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void list.fetchNextPage();
  });

  return (
    <>
      <ul className={styles.list} aria-label={label} aria-busy={isFetchingNextPage}>
        {doctors.map((listed) => (
          <ListedCard
            key={listed.doctor.id}
            ref={listed.isTrigger && hasNextPage ? onSeen : undefined}
            listed={listed}
            renderSlots={renderSlots}
            criteria={query}
            showsFullReviews={showsFullReviews}
            eager={listed.position < EAGER_PORTRAITS}
          />
        ))}
        {isFetchingNextPage
          ? Array.from({ length: expected }, (_, index) => <DoctorCardSkeleton key={index} />)
          : null}
      </ul>
      <div role="status">
        {isFetchingNextPage ? <VisuallyHidden>{t('list.loading')}</VisuallyHidden> : null}
      </div>
      {isFetchingNextPage ? <SlowHint className={styles.slow} /> : null}
      {isFetchNextPageError ? (
        <div className={styles.place}>
          <RetryNotice label={t('list.retry')} onRetry={() => void list.fetchNextPage()}>
            {t('list.failed')}
          </RetryNotice>
        </div>
      ) : null}
    </>
  );
}
