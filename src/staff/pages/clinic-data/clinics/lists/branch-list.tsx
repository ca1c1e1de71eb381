import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { usePermission, useText } from '#staff/lib/staff-app.ts';
import type { ListColumn, ListRow } from '#staff/ui/list/list-columns.ts';
import { RowList } from '#staff/ui/row-list.tsx';
import { StateLabel } from '#staff/ui/state/state-label.tsx';

type Row = ListRow & { doctors: number };

/** The branches of a clinic, with the number of doctors at each. */
export function BranchList({ clinic }: { clinic: ClinicSetup }) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const format = useFormat();
  const canEdit = usePermission()('clinics.edit');
  const base = `/clinics/${clinic.id}`;
  const columns: ListColumn<Row>[] = [
    {
      key: 'doctors',
      label: t('clinic.doctors'),
      isNumber: true,
      cell: ({ doctors }) => format.number(doctors),
      order: ({ doctors }) => doctors,
    },
  ];
  const lacksPhone = (branch: number) =>
    clinic.missing.some(
      ({ part, subject, subject_id: id }) =>
        part === 'phone' && subject === 'branch' && id === branch,
    );
  return (
    <RowList<Row>
      title={t('clinic.branches')}
      id="branches"
      empty={t('clinic.noBranches')}
      columns={columns}
      rows={clinic.branches.map((branch) => ({
        key: branch.id,
        name: nameOf(branch.names),
        detail: nameOf(branch.addresses),
        href: canEdit ? `${base}/branches/${branch.id}` : undefined,
        words: [...Object.values(branch.names), ...Object.values(branch.addresses)],
        state: lacksPhone(branch.id) ? (
          <StateLabel tone="warning">{t('missing.parts.phone')}</StateLabel>
        ) : undefined,
        doctors: clinic.doctors.filter(({ branch_ids: ids }) => ids.includes(branch.id)).length,
      }))}
      add={canEdit ? { href: `${base}/branches/new`, label: t('branch.add') } : undefined}
    />
  );
}
