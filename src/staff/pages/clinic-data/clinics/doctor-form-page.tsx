import { useParams } from 'react-router';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import type { DoctorSetup } from '#shared/contract/clinic-data/setup/doctors.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useContentFields } from '#staff/lib/content-fields.ts';
import { useClinic, useDoctor } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { useAskedSave } from '../affected/use-asked-save.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import type { RecordField } from '#staff/ui/record-form/record-fields.ts';
import { BackLink } from '#staff/ui/page/back-link.tsx';

/** The form of a new doctor of a clinic. */
export function NewDoctorPage() {
  const { clinic: id = '' } = useParams();
  const query = useClinic(Number(id));
  return <QueryView query={query}>{(clinic) => <DoctorForm clinic={clinic} />}</QueryView>;
}

/** The form of a doctor. */
export function DoctorFormPage() {
  const { clinic: clinicId = '', doctor: id = '' } = useParams();
  const clinicQuery = useClinic(Number(clinicId));
  const doctorQuery = useDoctor(Number(id));
  return (
    <QueryView query={clinicQuery}>
      {(clinic) => (
        <QueryView query={doctorQuery}>
          {(doctor) => <DoctorForm clinic={clinic} doctor={doctor} />}
        </QueryView>
      )}
    </QueryView>
  );
}

function DoctorForm({ clinic, doctor }: { clinic: ClinicSetup; doctor?: DoctorSetup }) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const content = useContentFields();
  const { api, country } = useStaffApp();
  const { save, dialog } = useAskedSave(api.saveDoctor, () => 'doctor');
  const base = `/clinics/${clinic.id}`;
  const branches = clinic.branches.map((branch) => ({
    value: String(branch.id),
    label: `${nameOf(branch.names)}, ${nameOf(branch.addresses)}`,
  }));
  const [own] = countryOf(country).locales;
  const blank = {
    names: {},
    descriptions: {},
    practising_since: null,
    is_active: true,
    languages: [own],
    branch_id: clinic.branches[0]?.id,
  };
  const branchField: RecordField[] = [
    {
      kind: 'choice',
      name: 'branch_id',
      required: true,
      label: t('doctor.branch'),
      options: branches,
    },
  ];
  return (
    <>
      <BackLink to={doctor ? `${base}/doctors/${doctor.id}` : base}>
        {nameOf(doctor?.names ?? clinic.names)}
      </BackLink>
      <Page title={doctor ? t('form.edit') : t('doctor.add')}>
        <RecordForm
          initial={doctor ?? blank}
          fields={[
            content.names,
            ...(doctor === undefined ? branchField : []),
            content.languages,
            content.practising_since,
            content.descriptions,
            { kind: 'switch', name: 'is_active', label: t('doctor.active') },
          ]}
          save={save}
          next={({ id }) => `${base}/doctors/${id}`}
        />
      </Page>
      {dialog}
    </>
  );
}
