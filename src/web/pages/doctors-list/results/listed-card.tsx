import type { ReactNode } from 'react';
import type { BranchOption } from '#web/features/doctors/branch/branch-options.ts';
import { DoctorCard, type DoctorCardProps } from '#web/features/doctors/card/doctor-card.tsx';
import type { ListedDoctor } from './unique-doctors.ts';

/** Renders the slots on the card of a doctor. */
export type CardTimes = (listed: ListedDoctor, option: BranchOption) => ReactNode;

interface ListedCardProps extends Omit<DoctorCardProps, 'doctor' | 'times'> {
  listed: ListedDoctor;
  times: CardTimes;
}

/** A doctor of a list. */
export function ListedCard({ listed, times, ...card }: ListedCardProps) {
  return <DoctorCard {...card} doctor={listed.doctor} times={(option) => times(listed, option)} />;
}
