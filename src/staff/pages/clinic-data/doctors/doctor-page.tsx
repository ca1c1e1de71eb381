import { Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import type { DoctorSetup, Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { paths } from '#shared/paths.ts';
import { useClinic, useDoctor } from '#staff/lib/setup-data.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { usePatientUrl } from '#staff/lib/patient-url.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { LinkButton } from '#staff/ui/link-button.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { Facts } from '#staff/ui/record/facts.tsx';
import { RecordColumns } from '#staff/ui/record/record-columns.tsx';
import { PortraitEditor } from '#staff/ui/picture/portrait-editor.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import common from '#staff/ui/common.module.css';
import { DoctorState } from '../clinics/lists/doctor-state.tsx';
import { ScheduleHours } from './hours/schedule-hours.tsx';
import { Offers } from './offers.tsx';
import styles from './doctors.module.css';

/** A doctor: services, hours and days off at every branch of the clinic. */
export function DoctorPage() {
  const { clinic: clinicId = '', doctor: id = '' } = useParams();
  const nameOf = useNameOf();
  const clinicQuery = useClinic(Number(clinicId));
  const doctorQuery = useDoctor(Number(id));
  return (
    <QueryView query={clinicQuery}>
      {(clinic) => (
        <>
          <BackLink to={`/clinics/${clinic.id}`}>{nameOf(clinic.names)}</BackLink>
          <QueryView query={doctorQuery}>
            {(doctor) => <Places clinic={clinic} doctor={doctor} />}
          </QueryView>
        </>
      )}
    </QueryView>
  );
}

function Places({ clinic, doctor }: { clinic: ClinicSetup; doctor: DoctorSetup }) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const canEdit = usePermission()('clinics.edit');
  const schedules = doctor.schedules.filter((schedule) => schedule.clinic_id === clinic.id);
  const free = clinic.branches.filter(
    ({ id }) => !schedules.some((schedule) => schedule.branch_id === id),
  );
  const edit = `/clinics/${clinic.id}/doctors/${doctor.id}/edit`;
  return (
    <Page
      title={nameOf(doctor.names)}
      state={<DoctorState clinic={clinic} doctor={doctor} />}
      aside={
        canEdit ? (
          <LinkButton to={edit} icon={Pencil} variant="primary">
            {t('form.edit')}
          </LinkButton>
        ) : null
      }
    >
      <RecordColumns
        facts={
          <>
            <DoctorFacts doctor={doctor} />
            {canEdit ? <PortraitEditor doctor={doctor} /> : null}
          </>
        }
      >
        {schedules.map((schedule) => {
          const branch = clinic.branches.find(({ id }) => id === schedule.branch_id);
          const place = `${nameOf(branch?.names ?? {})}, ${nameOf(branch?.addresses ?? {})}`;
          return <Place key={schedule.id} schedule={schedule} place={place} canEdit={canEdit} />;
        })}
        {canEdit && free.length > 0 ? <AddPlace doctor={doctor.id} branches={free} /> : null}
      </RecordColumns>
    </Page>
  );
}

/** The facts about a doctor that patients read as well. */
function DoctorFacts({ doctor }: { doctor: DoctorSetup }) {
  const t = useText('setup');
  const format = useFormat();
  const patientUrl = usePatientUrl();
  const { practising_since: since, languages, slug } = doctor;
  return (
    <Facts
      label={t('clinic.facts')}
      facts={[
        { label: t('doctor.languages'), value: languages.map(format.languageName).join(', ') },
        { label: t('doctor.since'), value: since === null ? null : String(since) },
        {
          label: t('clinic.forPatients'),
          value: doctor.is_active ? (
            <a href={patientUrl(paths.doctor(slug))}>{t('form.patientPage')}</a>
          ) : null,
        },
      ]}
    />
  );
}

interface PlaceProps {
  schedule: Schedule;
  /** The name and the address of the branch. */
  place: string;
  canEdit: boolean;
}

/** The services, hours and days off of a doctor at a branch. */
function Place({ schedule, place, canEdit }: PlaceProps) {
  return (
    <section className={styles.place} aria-label={place}>
      <h2 className={common.title}>{place}</h2>
      <Offers schedule={schedule} canEdit={canEdit} />
      <ScheduleHours schedule={schedule} canEdit={canEdit} />
    </section>
  );
}

interface AddPlaceProps {
  doctor: number;
  /** The branches at which the doctor does not work. */
  branches: ClinicSetup['branches'];
}

/** Adds the doctor to another branch of the clinic. */
function AddPlace({ doctor, branches }: AddPlaceProps) {
  const t = useText('schedule');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  return (
    <Card tag="section" className={styles.part}>
      <h2 className={common.title}>{t('addPlace')}</h2>
      <RecordForm
        key={branches.length}
        initial={{ doctor_id: doctor }}
        fields={[
          {
            kind: 'choice',
            name: 'branch_id',
            label: t('branch'),
            required: true,
            options: branches.map((branch) => ({
              value: String(branch.id),
              label: `${nameOf(branch.names)}, ${nameOf(branch.addresses)}`,
            })),
          },
        ]}
        save={api.addSchedule}
      />
    </Card>
  );
}
