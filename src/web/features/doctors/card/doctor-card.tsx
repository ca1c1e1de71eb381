import type { ReactNode, Ref } from 'react';
import type { ListCriteria } from '#shared/domain/catalogue/lists/ranking-service.ts';
import { Card } from '#web/ui/display/card.tsx';
import type { BranchOption } from '../branch/branch-options.ts';
import { BranchPicker } from '../branch/branch-picker.tsx';
import { useBranchOption } from '../branch/use-branch-option.ts';
import styles from './doctor-card.module.css';
import { DoctorPerson, type DoctorPersonProps } from '../person/doctor-person.tsx';
import { ServicePrice } from './service-price.tsx';
import { YoungestPatient } from '../person/youngest-patient.tsx';

export interface DoctorCardProps extends Omit<DoctorPersonProps, 'doctorService'> {
  /** The query of the list, which decides the branch of the card. */
  criteria?: ListCriteria;
  /** Renders the slots of the chosen branch. */
  renderSlots: (option: BranchOption) => ReactNode;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A doctor in a list, with the branch, the price and the slots. */
export function DoctorCard({ criteria, renderSlots, ref, ...person }: DoctorCardProps) {
  const { branches, chosen, choose } = useBranchOption(person.doctor, criteria);

  return (
    <li ref={ref}>
      <Card tag="article" className={styles.card}>
        <div className={styles.doctor}>
          <DoctorPerson {...person} doctorService={chosen?.service.id} />
          {chosen === undefined ? null : (
            <>
              <BranchPicker
                branches={branches}
                chosen={chosen.branch}
                onChoose={choose}
                price={<ServicePrice service={chosen.service} />}
              />
              <YoungestPatient service={chosen.service} />
            </>
          )}
        </div>
        {chosen === undefined ? null : <div className={styles.times}>{renderSlots(chosen)}</div>}
      </Card>
    </li>
  );
}
