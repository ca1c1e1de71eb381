import type { ReactNode } from 'react';
import type { BranchOption } from '#web/features/doctors/branch/branch-options.ts';
import { DoctorCard, type DoctorCardProps } from '#web/features/doctors/card/doctor-card.tsx';
import type { ListedDoctor } from './unique-doctors.ts';

/** Renders the slots on the card of a doctor. */
export type RenderSlots = (listed: ListedDoctor, option: BranchOption) => ReactNode;

interface ListedCardProps extends Omit<DoctorCardProps, 'doctor' | 'isPromoted' | 'renderSlots'> {
  listed: ListedDoctor;
  renderSlots: RenderSlots;
}

/** A doctor of a list. */
export function ListedCard({ listed, renderSlots, ...card }: ListedCardProps) {
  return (
    <DoctorCard
      {...card}
      doctor={listed.doctor}
      isPromoted={listed.isPromoted}
      renderSlots={(option) => renderSlots(listed, option)}
    />
  );
}
