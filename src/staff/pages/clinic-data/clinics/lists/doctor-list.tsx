import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { usePermission, useText } from '#staff/lib/staff-app.ts';
import type { ListColumn, ListRow } from '#staff/ui/list/list-columns.ts';
import { RowList } from '#staff/ui/row-list.tsx';
import { DoctorState, missingOf } from './doctor-state.tsx';

type Doctor = ClinicSetup['doctors'][number];
type Row = ListRow & { doctor: Doctor };

/** The doctors of a clinic, with what keeps patients from booking each. */
export function DoctorList({ clinic }: { clinic: ClinicSetup }) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const canEdit = usePermission()('clinics.edit');
  const columns = useColumns(clinic);
  const base = `/clinics/${clinic.id}`;
  return (
    <RowList<Row>
      title={t('clinic.doctors')}
      id="doctors"
      empty={t('clinic.noDoctors')}
      nameLabel={t('doctor.name')}
      columns={columns}
      rows={clinic.doctors.map((doctor) => ({
        key: doctor.id,
        name: nameOf(doctor.names),
        href: `${base}/doctors/${doctor.id}`,
        words: Object.values(doctor.names),
        doctor,
      }))}
      add={
        canEdit && clinic.branches.length > 0
          ? { href: `${base}/doctors/new`, label: t('doctor.add') }
          : undefined
      }
    />
  );
}

/** Returns the columns: branches where there are several, services, free times and state. */
function useColumns(clinic: ClinicSetup): ListColumn<Row>[] {
  const t = useText('setup');
  const nameOf = useNameOf();
  const format = useFormat();
  const { branches } = clinic;
  const branchesOf = ({ doctor }: Row) =>
    branches
      .filter(({ id }) => doctor.branch_ids.includes(id))
      .map((branch) => nameOf(branch.addresses))
      .join(', ');
  const number = (key: string, label: string, of: (doctor: Doctor) => number): ListColumn<Row> => ({
    key,
    label,
    isNumber: true,
    cell: ({ doctor }) => format.number(of(doctor)),
    order: ({ doctor }) => of(doctor),
  });
  const branch: ListColumn<Row> = {
    key: 'branch',
    label: t('doctor.branch'),
    isWide: true,
    cell: branchesOf,
    order: branchesOf,
  };
  return [
    ...(branches.length > 1 ? [branch] : []),
    number('services', t('clinic.services'), (doctor) => doctor.services_count),
    number('free', t('clinic.freeStarts'), (doctor) => doctor.free_starts),
    {
      key: 'state',
      label: t('clinics.states.label'),
      isPlain: true,
      cell: ({ doctor }) => <DoctorState clinic={clinic} doctor={doctor} />,
      order: ({ doctor }) => (doctor.is_active ? -missingOf(clinic, doctor.id).length : 1),
    },
  ];
}
