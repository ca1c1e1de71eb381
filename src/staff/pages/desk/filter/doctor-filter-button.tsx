import { useState } from 'react';
import { X } from 'lucide-react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { Popover } from '#web/ui/popover/popover.tsx';
import { usePermission, useText } from '../../../lib/staff-app.ts';
import { OrderDialog } from '../dialogs/order-dialog.tsx';
import { isChosen, isFiltering, NO_FILTER, type DoctorFilter } from './doctor-filter.ts';
import type { DayModel } from '../model/day/day-model.ts';
import styles from './doctor-filter.module.css';

interface DoctorFilterButtonProps {
  branch: number;
  filter: DoctorFilter;
  doctors: readonly DeskDoctor[];
  /** The day of all doctors; null while it loads. */
  day: DayModel | null;
  onFilter: (filter: DoctorFilter) => void;
}

/** Chooses the doctors whose columns are shown, says that not all are, and leads to their order. */
export function DoctorFilterButton({
  branch,
  filter,
  doctors,
  day,
  onFilter,
}: DoctorFilterButtonProps) {
  const t = useText('desk');
  const can = usePermission();
  const [isArranging, setIsArranging] = useState(false);
  const isOn = isFiltering(filter);
  const working = day === null ? doctors : day.columns.map(({ doctor }) => doctor);
  const shown = working.filter((doctor) => isChosen(filter, doctor)).length;
  const specialties = new Map(
    doctors.flatMap(({ specialty, specialty_id: id }) => (id === null ? [] : [[id, specialty]])),
  );
  // Hidden doctors are listed on days on which they have appointments.
  const listed = doctors.filter((doctor) => !doctor.is_hidden || working.includes(doctor));
  if (doctors.length < 2) return null;
  return (
    <div className={styles.filter}>
      <Popover
        label={t('filter.title')}
        align="end"
        trigger={(trigger) => (
          <Chip {...trigger} opens active={isOn}>
            {isOn
              ? t('filter.on', { shown: String(shown), count: working.length })
              : t('allDoctors')}
          </Chip>
        )}
      >
        {(close) => (
          <div className={styles.choices}>
            {specialties.size < 2 ? null : (
              <MultiSelect
                name="specialties"
                label={t('filter.specialties')}
                options={[...specialties].map(([id, label]) => ({ value: String(id), label }))}
                value={filter.specialties.map(String)}
                onChange={(chosen) =>
                  onFilter({ ...filter, specialties: (chosen ?? []).map(Number) })
                }
              />
            )}
            <MultiSelect
              name="doctors"
              label={t('filter.doctors')}
              hint={t('filter.hint')}
              options={listed.map((each) => ({
                value: String(each.doctor_id),
                label: each.name,
              }))}
              value={filter.doctors.map(String)}
              onChange={(chosen) => onFilter({ ...filter, doctors: (chosen ?? []).map(Number) })}
            />
            {can('desk.set_up') ? (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => {
                  close();
                  setIsArranging(true);
                }}
              >
                {t('order.open')}
              </Button>
            ) : null}
          </div>
        )}
      </Popover>
      {isOn ? (
        <IconButton icon={X} label={t('filter.clear')} onClick={() => onFilter(NO_FILTER)} />
      ) : null}
      {isArranging ? (
        <OrderDialog branch={branch} doctors={doctors} onClose={() => setIsArranging(false)} />
      ) : null}
    </div>
  );
}
