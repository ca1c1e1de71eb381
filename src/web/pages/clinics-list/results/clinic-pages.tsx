import type { InfiniteData, UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import type { Clinic } from '#shared/contract/catalogue/clinics.ts';
import type { Page } from '#shared/contract/common.ts';
import { ClinicCardSkeleton } from '#web/features/clinics/clinic-card-skeleton.tsx';
import { ClinicCard } from '#web/features/clinics/clinic-card.tsx';
import { CLINICS_PAGE } from '#web/features/clinics/clinic-queries.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { uniqueById } from '#web/domain/unique-by-id.ts';
import { useInView } from '#web/lib/use-in-view.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';
import { PhoneLink } from '#web/domain/contact/phone-link.tsx';
import { useCity } from '#web/domain/city/city.ts';
import { OpenState } from '#web/features/clinics/hours/open-state.tsx';
import { BranchPlace } from '#web/features/doctors/branch/branch-place.tsx';
import styles from './clinic-pages.module.css';

/**
 * The position from the end of the list whose clinic, when in view, triggers loading the next page.
 */
const UNREAD_BEFORE_NEXT_PAGE = 3;

interface ClinicPagesProps {
  list: UseSuspenseInfiniteQueryResult<InfiniteData<Page<Clinic>>>;
  /** The slug of the list's city. */
  city: string;
}

/** A list of clinics that loads more pages on scroll. */
export function ClinicPages({ list, city }: ClinicPagesProps) {
  const { device } = useApp();
  const t = useT('clinics');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  const clinics = uniqueById(list.data.pages);
  const trigger = clinics.at(-UNREAD_BEFORE_NEXT_PAGE) ?? clinics.at(-1);
  const total = list.data.pages[0]?.count ?? 0;
  const expected = Math.max(1, Math.min(CLINICS_PAGE[device], total - clinics.length));
  const next = () => void list.fetchNextPage();
  const onSeen = useInView(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) next();
  });

  return (
    <>
      <ul className={styles.list} aria-label={t('list.label')} aria-busy={isFetchingNextPage}>
        {clinics.map((clinic) => (
          <ClinicCard
            key={clinic.id}
            ref={clinic === trigger && hasNextPage ? onSeen : undefined}
            clinic={clinic}
            city={city}
            place={(branch) => <ListedBranch branch={branch} />}
          />
        ))}
        {/* Shown before the next page loads, so that the content below does not move. */}
        {hasNextPage && !isFetchNextPageError
          ? Array.from({ length: expected }, (_, index) => (
              <ClinicCardSkeleton key={`${clinics.length}-${index}`} />
            ))
          : null}
      </ul>
      <div role="status">
        {isFetchingNextPage ? <VisuallyHidden>{t('list.loading')}</VisuallyHidden> : null}
      </div>
      {isFetchingNextPage ? <SlowHint className={styles.slow} /> : null}
      {isFetchNextPageError ? (
        <div className={styles.failed}>
          <RetryNotice label={t('list.retry')} onRetry={next}>
            {t('list.failed')}
          </RetryNotice>
        </div>
      ) : null}
    </>
  );
}

/** The address of a branch in a list, whether it is open now, and its phone. */
function ListedBranch({ branch }: { branch: Clinic['clinic_branches'][number] }) {
  const { timezone } = useCity();
  return (
    <>
      <BranchPlace branch={branch} />
      <p className={styles.contact}>
        <OpenState hours={branch.opening_hours} timeZone={timezone} />
        {branch.phone === null ? null : <PhoneLink phone={branch.phone} />}
      </p>
    </>
  );
}
