import type { ReactNode } from 'react';
import type { DoctorExpanded } from '#shared/contract/catalogue/doctors.ts';
import { Card } from '#web/ui/display/card.tsx';
import type { BranchOption } from '../branch/branch-options.ts';
import { BranchPicker } from '../branch/branch-picker.tsx';
import { useBranchOption } from '../branch/use-branch-option.ts';
import { BranchPlace } from '../branch/branch-place.tsx';
import ownStyles from './clinic-doctor-card.module.css';
import styles from './doctor-card.module.css';
import { DoctorPerson } from '../person/doctor-person.tsx';
import { ServicePrice } from './service-price.tsx';
import { YoungestPatient } from '../person/youngest-patient.tsx';

interface ClinicDoctorCardProps {
  doctor: DoctorExpanded;
  /** True if the clinic has one branch, so that the page is about its address. */
  isOnlyBranch: boolean;
  /** Renders the slots of the chosen branch. */
  renderSlots: (option: BranchOption) => ReactNode;
  eager: boolean;
}

/** A doctor on the page of a clinic, without the name and the address of the clinic. */
export function ClinicDoctorCard({
  doctor,
  isOnlyBranch,
  renderSlots,
  eager,
}: ClinicDoctorCardProps) {
  const { branches, chosen, choose } = useBranchOption(doctor);
  return (
    <li>
      <Card tag="article" className={styles.card}>
        <div className={styles.doctor}>
          <DoctorPerson doctor={doctor} doctorService={chosen?.service.id} eager={eager} />
          {chosen === undefined ? null : (
            <>
              {branches.length > 1 ? (
                <BranchPicker
                  branches={branches}
                  chosen={chosen.branch}
                  onChoose={choose}
                  price={<ServicePrice service={chosen.service} />}
                />
              ) : (
                <div className={ownStyles.offer}>
                  {isOnlyBranch ? null : <BranchPlace branch={chosen.branch} />}
                  <ServicePrice service={chosen.service} />
                </div>
              )}
              <YoungestPatient service={chosen.service} />
            </>
          )}
        </div>
        {chosen === undefined ? null : <div className={styles.times}>{renderSlots(chosen)}</div>}
      </Card>
    </li>
  );
}
