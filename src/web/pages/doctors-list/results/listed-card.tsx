import type { ReactNode, Ref } from 'react';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import type { ListCriteria } from '#shared/domain/catalogue/lists/ranking-service.ts';
import { slotsOfDoctor } from '#web/domain/slots/slot-queries.ts';
import { branchOptions, type BranchOption } from '#web/features/doctors/branch/branch-options.ts';
import { DoctorCard } from '#web/features/doctors/card/doctor-card.tsx';
import { useApp } from '#web/lib/app.ts';
import { CachedFragment } from '#web/lib/fragments/cached-fragment.tsx';
import type { ListedDoctor } from './unique-doctors.ts';

/** The slots on the cards of a list. */
export interface CardTimes {
  render: (listed: ListedDoctor, option: BranchOption) => ReactNode;
  /** The values that decide the shown slots, besides the loaded slots of the doctor. */
  shows: readonly unknown[];
}

interface ListedCardProps {
  listed: ListedDoctor;
  times: CardTimes;
  criteria?: ListCriteria;
  eager: boolean;
  isPromoted?: boolean;
  showsFullReviews: boolean;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A doctor of a list, rendered once for all lists. */
export function ListedCard({ listed, times, ...card }: ListedCardProps) {
  const { queryClient } = useApp();
  const { doctor } = listed;
  const { criteria, eager, isPromoted, showsFullReviews } = card;
  return (
    <CachedFragment
      shows={() => [
        'card',
        doctor,
        shownServices(doctor, criteria),
        queryClient.getQueriesData({ queryKey: slotsOfDoctor(doctor.id) }),
        times.shows,
        [eager, isPromoted, showsFullReviews],
      ]}
    >
      <DoctorCard {...card} doctor={doctor} times={(option) => times.render(listed, option)} />
    </CachedFragment>
  );
}

/** Returns the service of each branch, the only part of the criteria that a card shows, so that lists share cards. */
function shownServices(doctor: DoctorExpanded, criteria: ListCriteria | undefined): number[] {
  return branchOptions(doctor, criteria).map(({ service }) => service.id);
}
