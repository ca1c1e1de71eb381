import type { ReactNode, Ref } from 'react';
import type { ListCriteria } from '#shared/domain/catalogue/lists/ranking-service.ts';
import type { BranchOption } from '#web/features/doctors/branch/branch-options.ts';
import { DoctorCard } from '#web/features/doctors/card/doctor-card.tsx';
import type { ListedDoctor } from './unique-doctors.ts';

/** Renders the slots on the card of a doctor. */
export type CardTimes = (listed: ListedDoctor, option: BranchOption) => ReactNode;

interface ListedCardProps {
  listed: ListedDoctor;
  times: CardTimes;
  criteria?: ListCriteria;
  eager: boolean;
  isPromoted?: boolean;
  showsFullReviews: boolean;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A doctor of a list. */
export function ListedCard({ listed, times, ...card }: ListedCardProps) {
  return <DoctorCard {...card} doctor={listed.doctor} times={(option) => times(listed, option)} />;
}
