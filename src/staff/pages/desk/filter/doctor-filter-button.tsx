import { X } from 'lucide-react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MultiSelect } from '#web/ui/form/multi-select.tsx';
import { Popover } from '#web/ui/popover/popover.tsx';
import { useText } from '../../../lib/staff-app.ts';
import { isChosen, isFiltering, NO_FILTER, type DoctorFilter } from './doctor-filter.ts';
import type { DayModel } from '../model/day/day-model.ts';
import styles from './doctor-filter.module.css';

interface DoctorFilterButtonProps {
  filter: DoctorFilter;
  doctors: readonly DeskDoctor[];
  /** The day of all doctors; null while it loads. */
  day: DayModel | null;
  onFilter: (filter: DoctorFilter) => void;
}

/** Chooses the doctors whose columns are shown, and says that not all are. */
export function DoctorFilterButton({ filter, doctors, day, onFilter }: DoctorFilterButtonProps) {
  const t = useText('desk');
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
        {() => (
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
          </div>
        )}
      </Popover>
      {isOn ? (
        <IconButton icon={X} label={t('filter.clear')} onClick={() => onFilter(NO_FILTER)} />
      ) : null}
    </div>
  );
}
